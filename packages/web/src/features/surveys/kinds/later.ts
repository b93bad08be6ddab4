export { Address } from "./Address.tsx";
export { Availabilities } from "./Availabilities.tsx";
export { CityAndPostalCode } from "./CityAndPostalCode.tsx";
export { GuardHourlyRates } from "./GuardHourlyRates.tsx";
