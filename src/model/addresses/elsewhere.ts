/** Whether an address leads to another site or program: it begins with a scheme, or with the name of a host. */
export const leadsElsewhere = (address: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
