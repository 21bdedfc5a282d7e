import { toCents, type Kes } from '@/kit/rules/money'

/**
 * Formats an amount: `KSh 1,250`, or `KSh 99.50` when there are cents.
 * Avoids `Intl`, whose output depends on the phone's locale data.
 */
export const formatKes = (amount: Kes): string => {
  const cents = toCents(amount)
  const shillings = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',')
  const rest = cents % 100
  return rest === 0 ? `KSh ${shillings}` : `KSh ${shillings}.${String(rest).padStart(2, '0')}`
}
