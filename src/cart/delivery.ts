import { tidyNote, withoutPlace, withPlace, noDelivery, type Delivery, type Recipient } from '@/cart/rules/delivery'
import { withForm } from '@/cart/rules/delivery-form'
import { changeDelivery, readDelivery } from '@/cart/store/delivery-store'
import { reportLater } from '@/store/error-log/report-later'
import { useStoredQuery } from '@/store/use-stored-query'

/** The person and place that orders go to; null until it has been read, and empty when storage is blocked. */
export const useDelivery = (): Delivery | null => {
  const read = useStoredQuery(async () => ({ delivery: await readDelivery() }), [])
  return read.state === 'ready' ? read.delivery : read.state === 'failed' ? noDelivery : null
}

/** Returns false if nothing was saved, after a toast has said so. */
const change = async (rule: (delivery: Delivery) => Delivery): Promise<boolean> => {
  try {
    await changeDelivery(rule)
    return true
  } catch (error) {
    reportLater('cart', error)
    await (await import('./show-not-saved')).showNotSaved('other')
    return false
  }
}

export const choosePlace = (place: string) => change((delivery) => withPlace(delivery, place))
export const forgetPlace = (place: string) => change((delivery) => withoutPlace(delivery, place))
export const saveForm = (form: Recipient) => change((delivery) => withForm(delivery, form))
export const saveNote = (note: string) => change((delivery) => ({ ...delivery, note: tidyNote(note) }))
