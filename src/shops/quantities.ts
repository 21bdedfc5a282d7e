import { createContext, useContext, useState } from 'react'

/** The chosen quantities of a storefront by offering: a card that a filter takes away finds its own again. */
export const Quantities = createContext<Map<string, number>>(new Map())

export const useQuantity = (offering: string, initial: number): [number, (quantity: number) => void] => {
  const chosen = useContext(Quantities)
  const [quantity, setQuantity] = useState(chosen.get(offering) ?? initial)
  const choose = (next: number) => {
    chosen.set(offering, next)
    setQuantity(next)
  }
  return [quantity, choose]
}
