// Written by `npm run messages` from the catalogue beside it.

export const rated = <Part>({ hidden, rating }: { readonly hidden: (text: string) => Part; readonly rating: string }): readonly (string | Part)[] => [hidden('Ukadiriaji: '), `${rating}`, hidden(' kati ya 5')]
export const ratedWithReviews = <Part>({ count, hidden, rating }: { readonly count: string; readonly hidden: (text: string) => Part; readonly rating: string }): readonly (string | Part)[] => [hidden('Ukadiriaji: '), `${rating}`, ' (maoni ', `${count}`, ')']
export const ratedByOne = <Part>({ hidden, rating }: { readonly hidden: (text: string) => Part; readonly rating: string }): readonly (string | Part)[] => [hidden('Ukadiriaji: '), `${rating}`, hidden(' kati ya 5 na mtu mmoja')]
export const ratedByMany = <Part>({ count, hidden, rating }: { readonly count: string; readonly hidden: (text: string) => Part; readonly rating: string }): readonly (string | Part)[] => [hidden('Ukadiriaji: '), `${rating}`, hidden(` kati ya 5 na watu ${count}`)]
export const ofTheApp = ({ app }: { readonly app: string }): string => `Ukadiriaji wa ${app}`
