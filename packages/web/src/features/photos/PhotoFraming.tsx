import "react-easy-crop/react-easy-crop.css";
import { photoSizes } from "@ribambelle/domain/photos/photoSizes";
import { useEffect, useId, useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { useWords } from "../../client/locale.tsx";
import { photoDialogWords } from "./PhotoDialog.texts.ts";
import classes from "./PhotoFraming.module.css";
import type { Picture, Square } from "./picture.ts";
import { shownSize } from "./shownPhoto.ts";

interface Props {
  picture: Picture;
  /** Called with the square that is in the frame, each time it changes. */
  onSquare: (square: Square) => void;
}

const nearest = 3;
const middling = photoSizes[1];

/** Lets a person move and zoom their photo in a square, and shows the round photo that results at its real size. */
export function PhotoFraming({ picture, onSquare }: Props) {
  const words = useWords(photoDialogWords);
  const section = useRef<HTMLElement>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  // In percent of the picture, and in its pixels.
  const [framed, setFramed] = useState<{ part: Area; square: Square } | null>(null);
  useEffect(() => section.current?.focus(), []);
  const frame = (part: Area, square: Area) => {
    setFramed({ part, square });
    onSquare(square);
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={words.framing} className={classes.framing}>
      <p className={classes.hint}>{words.framingHint}</p>
      <div className={classes.square}>
        <Cropper
          image={picture.address}
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          maxZoom={nearest}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={frame}
          classes={{ cropAreaClassName: classes.frame }}
          cropperProps={{ role: "application", "aria-label": words.framingKeys }}
          disableAutomaticStylesInjection
        />
      </div>
      <div className={classes.beside}>
        <Zoom value={zoom} onChange={setZoom} />
        <figure className={classes.preview}>
          <Round address={picture.address} part={framed?.part} />
          <figcaption>{words.preview}</figcaption>
        </figure>
        <p role="status" className={classes.small}>
          {framed !== null && framed.square.width < middling && words.small}
        </p>
      </div>
    </section>
  );
}

function Zoom({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const words = useWords(photoDialogWords);
  const id = useId();
  return (
    <div className={classes.zoom}>
      <label htmlFor={id}>{words.zoom}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={nearest}
        step={0.05}
        value={value}
        aria-valuetext={`${Math.round(value * 100)}\u00a0%`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function Round({ address, part }: { address: string; part: Area | undefined }) {
  return (
    <span className={classes.round} style={{ width: shownSize, height: shownSize }}>
      {part && (
        <img
          src={address}
          alt=""
          style={{ width: `${10_000 / part.width}%`, transform: `translate(${-part.x}%, ${-part.y}%)` }}
        />
      )}
    </span>
  );
}
