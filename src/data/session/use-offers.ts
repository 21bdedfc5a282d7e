import { useEffect, useState } from 'react'
import { plainOffers, signInOffers, type SignInOffers } from './providers'
import { reportAs } from '../error-log/error-log'

/** The sign-in options that the server offers; `plainOffers` until they are known. */
export const useOffers = (): SignInOffers => {
  const [offers, setOffers] = useState(plainOffers)
  useEffect(() => {
    let unmounted = false
    void signInOffers((current) => !unmounted && setOffers(current)).catch(reportAs('session'))
    return () => void (unmounted = true)
  }, [])
  return offers
}
