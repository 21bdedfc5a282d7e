import type { Values } from '@/kit/rules/choice'

export const roommateTabValues = ['find', 'requests', 'post', 'safety'] as const satisfies Values

export type RoommateTab = (typeof roommateTabValues)[number]
