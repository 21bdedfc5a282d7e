import type { User } from '@/store/session/session-state'
import type { PregnancyCare } from '@/health/pregnancy/rules/care'
import type { IsoDay } from '@/kit/rules/day'

export type CareProps = { user: User; today: IsoDay; due: IsoDay; care: PregnancyCare }
