// Written by `npm run messages` from the catalogue beside it.

export const changeCampus = 'Badilisha kampasi'
export const forStudents = ({ campus }: { readonly campus: string }): string => `Kwa wanafunzi wa ${campus}`
