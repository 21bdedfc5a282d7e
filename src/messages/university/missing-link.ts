/** Of a shared link whose item is not on this phone, where the server cannot be asked. */
export const unknownItemText = 'That item is not on this phone.'

export const otherCampusText = (theirs: string, ours: string): string => `That item belongs to ${theirs}. Your campus is ${ours}; you can change it in Profile.`
