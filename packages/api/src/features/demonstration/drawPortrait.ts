/** The colours of a drawn person. */
export interface Portrait {
  readonly background: string;
  readonly skin: string;
  readonly cheeks: string;
  readonly hair: string;
  readonly clothes: string;
  readonly hairdo: keyof typeof hairdos;
}

const hairdos = {
  long: {
    behind: '<path d="M190 300c0-110 60-170 130-170s130 60 130 170v150c0 40-50 60-130 60s-130-20-130-60z"/>',
    before:
      '<path d="M216 300c10-70 60-100 120-116 50 22 82 62 90 116 8-90-40-150-106-150s-116 60-104 150z"/>',
  },
  bun: {
    behind: '<circle cx="320" cy="120" r="58"/><path d="M206 310c-12-110 44-176 114-176s126 66 114 176z"/>',
    before: '<path d="M214 300c14-52 50-92 106-94 56 2 92 42 106 94 10-92-38-154-106-154s-116 62-106 154z"/>',
  },
} as const;

/** Draws a smiling person, head and shoulders, as a JPEG of a size that phones make. */
export async function drawPortrait(portrait: Portrait): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svgOf(portrait)))
    .jpeg({ quality: 90 })
    .toBuffer();
}

function svgOf({ background, skin, cheeks, hair, clothes, hairdo }: Portrait): string {
  const { behind, before } = hairdos[hairdo];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 640 640">
<rect width="640" height="640" fill="${background}"/>
<circle cx="540" cy="110" r="150" fill="#ffffff" opacity="0.18"/><circle cx="70" cy="560" r="190" fill="#ffffff" opacity="0.14"/>
<g fill="${hair}">${behind}</g>
<path d="M270 400h100v70c0 34-100 34-100 0z" fill="${skin}"/>
<path d="M270 428c30 26 70 26 100 0v-16H270z" fill="#000000" opacity="0.1"/>
<path d="M100 640c0-110 80-170 170-182 24 34 76 34 100 0 90 12 170 72 170 182z" fill="${clothes}"/>
<path d="M270 458c24 34 76 34 100 0l14 4c-22 54-106 54-128 0z" fill="#ffffff" opacity="0.35"/>
<ellipse cx="214" cy="316" rx="17" ry="25" fill="${skin}"/><ellipse cx="426" cy="316" rx="17" ry="25" fill="${skin}"/>
<path d="M216 290c0-70 46-112 104-112s104 42 104 112v24c0 76-48 128-104 128s-104-52-104-128z" fill="${skin}"/>
<g fill="${cheeks}" opacity="0.55"><ellipse cx="258" cy="352" rx="25" ry="17"/><ellipse cx="382" cy="352" rx="25" ry="17"/></g>
<g fill="${hair}">${before}</g>
<g fill="none" stroke="#2b2320" stroke-width="7" stroke-linecap="round">
<path d="M262 274q18-13 36-3"/><path d="M342 271q18-10 36 3"/><path d="M316 330q-8 17 7 19" stroke-width="5" opacity="0.5"/></g>
<g fill="#2b2320"><ellipse cx="281" cy="308" rx="10" ry="13"/><ellipse cx="359" cy="308" rx="10" ry="13"/></g>
<g fill="#ffffff"><circle cx="285" cy="303" r="4"/><circle cx="363" cy="303" r="4"/></g>
<path d="M278 374q42 46 84 0q-42 12-84 0z" fill="#ffffff" stroke="#8c2f39" stroke-width="6" stroke-linejoin="round"/>
</svg>`;
}
