// No circle of rooms: what stands under another thing does not know it.

// The rooms of a package: its folders, and of its features each one. A file beside them is in none.
const roomForm = /^packages\/(domain|api|web)\/src\/(?!testing\/)((?:features\/)?[\w-]+)\//;
const isTest = /\.test\.tsx?$|\/testing\//;

function roomOf(file) {
  const [, side, room] = roomForm.exec(file) ?? [];
  return room && !isTest.test(file) ? `${side}/${room}` : null;
}

/** The imports that close a circle of rooms, in modules as dependency-cruiser gives them. */
export function roomCircles(modules) {
  const arrows = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ source, resolved, from: roomOf(source), to: roomOf(resolved) })),
  );
  const between = arrows.filter(({ from, to }) => from && to && from !== to);
  const next = Map.groupBy(between, ({ from }) => from);
  const leadsTo = (from, goal, seen = new Set()) =>
    (next.get(from) ?? []).some(({ to }) => {
      if (to === goal) return true;
      if (seen.has(to)) return false;
      return leadsTo(to, goal, seen.add(to));
    });
  return between
    .filter(({ from, to }) => leadsTo(to, from))
    .map(({ source, resolved }) => `no-circle-of-rooms: ${source} → ${resolved}`);
}
