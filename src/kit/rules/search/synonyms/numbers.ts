/** Numbers in digits, in English, and in Swahili by the classes of nouns. */
export const numbers: readonly string[] = [
  '1 one moja kimoja mmoja',
  '2 two mbili viwili wawili mawili',
  '3 three tatu vitatu watatu',
  '4 four nne vinne wanne manne',
  '5 five tano vitano watano matano',
  '6 six sita',
  '7 seven saba',
  '8 eight nane vinane',
  '9 nine tisa',
  '10 ten kumi',
]
