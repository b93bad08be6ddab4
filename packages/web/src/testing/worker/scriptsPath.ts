/** Where the bundler of page tests says how many scripts it has been asked for and not sent yet: `{ pending }`. */
export const scriptsPath = "/scripts-under-way";
