/** Gives the fields of a form that are wrong, in their order; of a group of choices its first. */
export function wrongFields(form: HTMLFormElement): HTMLElement[] {
  const found = [...form.querySelectorAll<HTMLElement>("[aria-invalid=true], [data-invalid]")];
  const fields = found.map((one) =>
    one.dataset.invalid === undefined ? one : (one.querySelector<HTMLElement>("input:enabled") ?? one),
  );
  return fields.filter((field, place) => {
    const group = groupOf(field);
    return group === null || fields.findIndex((other) => groupOf(other) === group) === place;
  });
}

const groupOf = (field: HTMLElement) =>
  field instanceof HTMLInputElement && field.type === "radio" ? field.name : null;
