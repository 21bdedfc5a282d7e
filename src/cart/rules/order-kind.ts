/** What a button that opens a chat asks for: goods, an appointment, an errand. */
export type OrderKind = 'order' | 'book' | 'request'

/** What an order that is kept calls the button, in whatever language the button was. */
export const keptLabels = { order: 'Order Now', book: 'Book Now', request: 'Request Now' } as const satisfies Record<
  OrderKind,
  string
>
