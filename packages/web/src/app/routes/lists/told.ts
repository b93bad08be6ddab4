/** Fetches what tells a page who the signed-in person is. */
export const loadTold = async () => (await import("../../pages/withPersonId.tsx")).withPersonId;
