/** Where payslips are. */
export const payslipsPath = "/intervenant/fiches-de-paie";
