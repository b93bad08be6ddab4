/** What the number of somebody or something looks like in an address: as many digits as surely fit the database's integers. */
export const idPattern = /^[1-9]\d{0,8}$/;
