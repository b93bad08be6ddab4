/** Fetches the routes of the agency’s pages: families and babysitters do without them (AGUI-34). */
export const loadOffice = async () => (await import("./office.ts")).officeRoutes;
