import type { MovementCount } from '@/domain/pregnancy/movements'
import { momentText } from '../shared/format-time'
import { minutesText } from './durations'
import * as messages from './movements.gen'

/** "10 movements in 35 min" */
export const countText = ({ start, end, movements }: MovementCount): string => messages.count({ count: movements, time: minutesText((end ?? start) - start) })

/** "21 Nov 2026, 7:30PM" */
export const countTime = ({ start }: MovementCount): string => momentText(new Date(start))
