import type { IsoDay } from '@/kit/rules/day'

/** What the person says of herself in the settings, while her cycles are counted. */
export const chosenStages = ['usual', 'trying', 'avoiding', 'perimenopause', 'unpredictable'] as const
export type ChosenStage = (typeof chosenStages)[number]

/** `fully`: day and night, and nothing else or nearly nothing. */
export const feedingKinds = ['fully', 'partly', 'none'] as const

/** How the child born on a day is fed. A later birth asks again. */
export type Feeding = { readonly birth: IsoDay; readonly kind: (typeof feedingKinds)[number] }
