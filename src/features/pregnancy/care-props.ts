import type { User } from '@/data/session/session-state'
import type { PregnancyCare } from '@/domain/pregnancy/care'
import type { IsoDay } from '@/domain/shared/day'

export type CareProps = { user: User; today: IsoDay; due: IsoDay; care: PregnancyCare }
