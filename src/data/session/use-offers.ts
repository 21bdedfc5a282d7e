import { useEffect, useState } from 'react'
import { plainOffers, signInOffers, type SignInOffers } from './providers'

/** What the server offers besides email and password; the plainest until it is known. */
export const useOffers = (): SignInOffers => {
  const [offers, setOffers] = useState(plainOffers)
  useEffect(() => {
    let gone = false
    void signInOffers((told) => !gone && setOffers(told)).catch(() => {})
    return () => void (gone = true)
  }, [])
  return offers
}
