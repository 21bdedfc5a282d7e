import type { IsoDay } from '@/kit/rules/day'

/** The stages that a person can choose in the settings while her cycles are counted. */
export const chosenStages = ['usual', 'trying', 'avoiding', 'perimenopause', 'unpredictable'] as const
export type ChosenStage = (typeof chosenStages)[number]

/** `fully`: day and night, and nothing else or nearly nothing. */
export const feedingKinds = ['fully', 'partly', 'none'] as const

/** The feeding of the child born on a day. The app asks again after a later birth. */
export type Feeding = { readonly birth: IsoDay; readonly kind: (typeof feedingKinds)[number] }
