// Written by `npm run messages` from the catalogue beside it.

export const filterAndSort = 'Chuja na upange'
export const sortBy = 'Panga kwa'
export const newestFirst = 'Mpya kwanza'
export const cheapestFirst = 'Bei: chini hadi juu'
export const dearestFirst = 'Bei: juu hadi chini'
export const condition = 'Hali'
export const anyCondition = 'Hali yoyote'
export const lowestPrice = 'Bei ya chini'
export const highestPrice = 'Bei ya juu'
export const aboveHighest = 'Ni kubwa kuliko bei ya juu'
export const belowLowest = 'Ni ndogo kuliko bei ya chini'
export const noAmount = 'Andika kiasi, kama 1,250.'
export const showSold = 'Onyesha pia zilizouzwa'
export const clearFilters = 'Ondoa vichujio'
export const showItems = 'Onyesha bidhaa'
export const showFound = ({ count }: { readonly count: string }): string => `Onyesha bidhaa (${count})`
export const closeItem = 'Funga bidhaa'
export const atCampus = ({ campus }: { readonly campus: string }): string => `Katika ${campus}`
export const otherCampus = ({ campus }: { readonly campus: string }): string => `Bidhaa hii inauzwa katika kampasi nyingine. Yako ni ${campus}; unaweza kuibadilisha kwenye Wasifu.`
export const category = 'Aina'
export const location = 'Mahali'
export const listed = 'Iliwekwa'
export const moreFrom = ({ seller }: { readonly seller: string }): string => `Zaidi kutoka kwa ${seller}`
export const report = 'Ripoti'
export const whatIsWrong = 'Tatizo ni nini?'
export const onlyOurTeam = 'Ni timu yetu tu inayoona ripoti yako.'
export const cancel = 'Ghairi'
export const sendReport = 'Tuma ripoti'
export const deleteTitle = 'Futa bidhaa'
export const keepItem = 'Usifute bidhaa'
export const deleteQuestion = 'Una uhakika unataka kufuta bidhaa hii?'
export const deleteLabel = 'Futa'
export const editItem = 'Hariri Bidhaa'
export const closeForm = 'Funga fomu'
export const saveChanges = 'Hifadhi Mabadiliko'
export const sellerNamed = ({ name }: { readonly name: string }): string => `Wanunuzi wanaona jina lako, ${name}, kutoka kwenye Wasifu. Wakati ujao simu hii itajaza mahali na nambari yako.`
export const sellerNameless = 'Wanunuzi hawaoni jina: huna jina kwenye Wasifu. Wakati ujao simu hii itajaza mahali na nambari yako.'
export const missing = 'Tafadhali jaza hapa.'
export const tooLong = 'Hii ni ndefu mno.'
export const noShillings = 'Andika kiasi kwa shilingi, kama 1,250.'
export const tooHigh = 'Bei hii ni ya juu mno.'
export const use = ({ amount }: { readonly amount: string }): string => `Tumia ${amount}`
export const chooseOne = 'Chagua moja'
export const optionalLabel = <Part>({ label, optional }: { readonly label: string; readonly optional: (text: string) => Part }): readonly (string | Part)[] => [`${label}`, ' ', optional('(si lazima)')]
export const keepNumber = 'Acha wazi ili nambari yako ibaki.'
export const numberShown = 'Huonyeshwa wanaoiomba, mmoja mmoja.'
export const originalPriceUse = 'Bei yake ikiwa mpya, ukitaka wanunuzi walinganishe.'
export const photos = 'Picha'
export const photo = ({ number }: { readonly number: string }): string => `Picha ${number}`
export const removePhoto = ({ number }: { readonly number: string }): string => `Ondoa picha ${number}`
export const addPhotos = 'Ongeza picha'
export const photoLimits = ({ limit }: { readonly limit: string }): string => `Hadi ${limit}. PNG, JPG hadi 10MB kila moja`
export const preparingPhotos = 'Picha zina­ta­ya­ri­shwa...'
export const photosOf = ({ count, limit }: { readonly count: string; readonly limit: string }): string => `Picha ${count} kati ya ${limit}`
export const unreadablePhoto = ({ file }: { readonly file: string }): string => `${file} si picha ambayo simu hii inaweza kusoma.`
export const photoTooLarge = ({ file, limit }: { readonly file: string; readonly limit: string }): string => `${file} ni kubwa kuliko MB ${limit}.`
export const photoTooManyPixels = ({ file, limit }: { readonly file: string; readonly limit: string }): string => `${file} ina zaidi ya megapikseli ${limit}.`
export const photoTooNarrow = ({ file, ratio }: { readonly file: string; readonly ratio: string }): string => `Urefu wa ${file} ni zaidi ya mara ${ratio} ya upana wake. Kata sehemu inayohitajika.`
export const photoNotAdded = 'Picha haikuongezwa'
