import { useState } from 'react'
import { plainOffers, signInOffers, type SignInOffers } from './providers'
import { useAsync } from '@/store/use-async'

/** The sign-in options that the server offers; `plainOffers` until they are known. */
export const useOffers = (): SignInOffers => {
  const [offers, setOffers] = useState(plainOffers)
  useAsync((signal) => signInOffers((current) => !signal.aborted && setOffers(current)), [], 'session')
  return offers
}
