/** Makes and models by what they are. Sellers name the make alone: who looks for a laptop finds an EliteBook. */
export const kinds: Readonly<Record<string, readonly string[]>> = {
  calculator: ['casio', 'fx-82', 'fx-991'],
  earphones: ['earbuds', 'airpods', 'headphones', 'oraimo'],
  laptop: ['elitebook', 'thinkpad', 'macbook', 'probook', 'ideapad', 'chromebook', 'latitude', 'inspiron', 'vivobook'],
  painkiller: ['panadol', 'paracetamol', 'brufen', 'ibuprofen'],
  phone: ['smartphone', 'iphone', 'samsung', 'galaxy', 'tecno', 'infinix', 'itel', 'redmi', 'nokia'],
  room: ['bedsitter', 'hostel', 'bedroom'],
  shoe: ['sneakers', 'nike', 'adidas', 'sandals', 'boots'],
}
