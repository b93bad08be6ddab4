/** The windows of the journeys: a phone's, and a desk's. */
export const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
