// Written by `npm run messages` from the catalogue beside it.

export const changeCampus = 'Change campus'
export const forStudents = ({ campus }: { readonly campus: string }): string => `For students of ${campus}`
