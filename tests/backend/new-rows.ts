/** The campus that the migrations create. */
export const campus = 'tum'

// What a new row must say.
export const newGrocery = { campus, name: 'Ndengu', price: 120, category: 'produce' }
export const newItem = { campus, title: 'Kettle', price: 900, seller_phone: '+254700000011' }
export const newPost = { campus, content: 'Heard at the mess', category: 'love' }
