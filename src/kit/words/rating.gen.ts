// Written by `npm run messages` from the catalogue beside it.

export const rated = <Part>({ hidden, rating }: { readonly hidden: (text: string) => Part; readonly rating: string }): readonly (string | Part)[] => [hidden('Rated '), `${rating}`, hidden(' out of 5')]
export const ratedWithReviews = <Part>({ count, hidden, rating }: { readonly count: string; readonly hidden: (text: string) => Part; readonly rating: string }): readonly (string | Part)[] => [hidden('Rated '), `${rating}`, ' (', `${count}`, ' reviews)']
export const ratedByOne = <Part>({ hidden, rating }: { readonly hidden: (text: string) => Part; readonly rating: string }): readonly (string | Part)[] => [hidden('Rated '), `${rating}`, hidden(' out of 5 by one person')]
export const ratedByMany = <Part>({ count, hidden, rating }: { readonly count: string; readonly hidden: (text: string) => Part; readonly rating: string }): readonly (string | Part)[] => [hidden('Rated '), `${rating}`, hidden(` out of 5 by ${count} people`)]
export const ofTheApp = ({ app }: { readonly app: string }): string => `${app}’s rating`
