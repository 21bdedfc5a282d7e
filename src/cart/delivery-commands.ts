import { reportLater } from '@/store/error-log/report-later'
import { tidyNote, withoutPlace, withPlace, type Delivery, type Recipient } from '@/cart/rules/delivery'
import { withForm } from '@/cart/rules/delivery-form'

const change = async (rule: (delivery: Delivery) => Delivery): Promise<boolean> => {
  try {
    const { changeDelivery } = await import('@/store/delivery-store')
    await changeDelivery(rule)
    return true
  } catch (error) {
    reportLater('cart', error)
    await (await import('./show-not-saved')).showNotSaved('other')
    return false
  }
}

/** Each says whether it was saved; where it was not, a toast has said so. */
export const choosePlace = (place: string) => change((delivery) => withPlace(delivery, place))
export const forgetPlace = (place: string) => change((delivery) => withoutPlace(delivery, place))
export const saveForm = (form: Recipient) => change((delivery) => withForm(delivery, form))
export const saveNote = (note: string) => change((delivery) => ({ ...delivery, note: tidyNote(note) }))
