import { readDelivery } from '@/store/delivery-store'
import { useStoredQuery } from '@/store/use-stored-query'
import { noDelivery, type Delivery } from '@/cart/rules/delivery'

/** To whom and where orders go; null until it has been read, and nothing where storage is blocked. */
export const useDelivery = (): Delivery | null => {
  const read = useStoredQuery(async () => ({ delivery: await readDelivery() }), [])
  return read.state === 'ready' ? read.delivery : read.state === 'failed' ? noDelivery : null
}
