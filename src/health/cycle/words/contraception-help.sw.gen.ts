// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const combinedOne = 'Ukisahau kidonge kimoja, au ukichelewa kwa chini ya saa 48: kimeze sasa, hata kama utameza viwili kwa siku moja. Endelea kama kawaida. Huhitaji kitu kingine, isipokuwa ulisahau vingine katika pakiti hii au katika wiki ya mwisho ya pakiti iliyopita.'
export const combinedTwo = 'Ukisahau viwili au zaidi: meza cha mwisho sasa, na uache vingine. Tumia kondomu hadi umeze 7 mfululizo.'
export const combinedFirstWeek = 'Ukisahau viwili au zaidi katika wiki ya kwanza, au ukianza pakiti kwa kuchelewa siku mbili au zaidi: ukifanya ngono bila kondomu katika mapumziko au baadaye, fikiria upangaji uzazi wa dharura.'
export const combinedLastWeek = 'Ukisahau viwili au zaidi katika wiki ya mwisho ya vidonge vya homoni: ruka mapumziko. Anza pakiti inayofuata siku inayofuata, na uache vidonge visivyo na homoni.'
export const ownRules = 'Qlaira na Zoely zina kanuni zake: fuata karatasi iliyo kwenye pakiti.'
export const lessLate = ({ hours }: { readonly hours: string }): string => `Ukichelewa kwa chini ya saa ${hours}: kimeze sasa, na kinachofuata kwa wakati wa kawaida. Huhitaji kitu kingine.`
export const moreLate = ({ days, hours }: { readonly days: string; readonly hours: string }): string => `Ukichelewa kwa zaidi ya saa ${hours}: meza kimoja sasa, na kinachofuata kwa wakati wa kawaida. Tumia kondomu kwa ${days}, au zaidi ikiwa karatasi ya pakiti yako inasema hivyo.`
export const lastWeekOne = 'Ikiwa ni kimoja cha vidonge 7 vya mwisho vya homoni: acha visivyo na homoni, na uanze pakiti inayofuata siku inayofuata.'
export const noCondom = 'Ngono bila kondomu katika siku 5 zilizopita, au katika siku hizi: fikiria upangaji uzazi wa dharura. Kila saa ni muhimu.'
export const sick = 'Ukitapika ndani ya saa 3 baada ya kumeza kidonge: meza kingine.'
export const sickLong = 'Ukitapika au ukiharisha sana kwa zaidi ya saa 24: hesabu kila siku ya namna hiyo kama kidonge kili­cho­sa­hau­lika.'
export const copperTitle = 'Koili ya shaba: ndani ya siku 5'
export const copperText = 'Hufanya kazi vizuri kuliko zote, na huendelea kukinga kwa miaka mitano hadi kumi, kama kadi yake inavyosema. Muuguzi au daktari huiweka.'
export const ulipristalTitle = 'Ulipristal (ellaOne): ndani ya siku 5'
export const ulipristalText = 'Kidonge kimoja. Huenda kisifanye kazi vizuri ikiwa ulitumia homoni katika siku 7 zili­zo­ta­ngu­lia. Usitumie homoni kwa siku 5 baada yake: si vidonge, si sindano, si kipandikizi. Kisha anza, ukitumia kondomu muda huo wote na kwa siku 7 zaidi. Usimpe mtoto maziwa yako kwa wiki moja.'
export const levonorgestrelTitle = 'Levo­no­rge­strel (Postinor, “P2”): ndani ya siku 3'
export const levonorgestrelText = 'Dozi moja. Ukiwa na zaidi ya kilo 70 huenda isifanye kazi vizuri: omba koili, ulipristal au dozi maradufu. Unaweza kuendelea na vidonge mara moja: tumia kondomu kwa siku 7.'
export const sooner = 'Mapema ndivyo bora: kila saa ni muhimu.'
export const whereToGet = 'Nchini Kenya maduka ya dawa huuza kidonge hiki bila agizo la daktari. Hospitali za umma, kliniki za kampasi na kliniki za upangaji uzazi zina vidonge na koili.'
export const noAbortion = 'Upangaji uzazi wa dharura hautoi mimba, na haukingi kwa siku zilizobaki za mwezi.'
export const whenToTest = 'Jipime ujauzito ikiwa hedhi yako imechelewa kwa zaidi ya siku 7, au ikiwa haijaja kwa wiki 3.'
export const tickIfTaken = 'Ikiwa ulikimeza, kiwekee alama. Ikiwa hukukimeza:'
export const takeYesterdays = 'Kimeze sasa, hata kama utameza viwili kwa siku moja. Endelea kama kawaida.'
export const nothingElse = 'Kwa kidonge kimoja huhitaji kitu kingine.'
export const missedTitle = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': 'Kidonge kimoja kilisahaulika au kilichelewa', 'other': `Vidonge ${count.toLocaleString('sw-KE')} vilisahaulika au vilichelewa` })}`
export const byTicks = 'Hivi ndivyo alama zako zinavyosema. Ikiwa ulimeza kidonge, kiwekee alama.'
export const takeLast = 'Meza cha mwisho sasa, hata kama utameza viwili kwa siku moja. Acha vingine.'
export const condomsFor = ({ pills }: { readonly pills: number }): string => `Tumia kondomu hadi umeze ${plural('sw-KE', pills, { 'one': 'kidonge kimoja zaidi', 'other': `vidonge ${pills.toLocaleString('sw-KE')} zaidi mfululizo` })}.`
export const emergency = 'Ngono bila kondomu katika siku 5 zilizopita: omba upangaji uzazi wa dharura sasa. Unapotumia vidonge, bora koili ya shaba, au levo­no­rge­strel ndani ya siku 3. Ulipristal huenda isifanye kazi vizuri baada ya homoni; baada ya siku 3 ndiyo kidonge pekee: muulize muuguzi. Kila saa ni muhimu.'
export const skipBreak = 'Ruka mapumziko: anza pakiti inayofuata siku moja baada ya kidonge cha mwisho cha homoni. Acha vidonge visivyo na homoni.'
export const notTickedTitle = ({ day }: { readonly day: string }): string => `Hakuna kidonge chenye alama tangu ${day}`
export const notTickedText = 'Ikiwa ulivimeza, viwekee alama. Ikiwa ulivisahau, tumia kondomu sasa na hadi umeze tena 7 mfululizo, na uulize jinsi ya kuanza tena.'
export const sourceOfMissed = 'Vyanzo: CDC, 2024; FSRH, 2020 na 2022; WHO, 2016. Karatasi iliyo kwenye pakiti yako ndiyo ya kufuata.'
export const afterPillTitle = ({ day, kind }: { readonly day: string; readonly kind: string }): string => `Baada ya ${kind} ya ${day}`
export const pausedUntil = ({ day }: { readonly day: string }): string => `Usimeze kidonge cha homoni kabla ya ${day}, saa ile ile uliyomeza ulipristal: kingei­dhoo­fi­sha. Kisha anza tena, kwa pakiti mpya ukipenda.`
export const condomsWhilePaused = ({ pills }: { readonly pills: string }): string => `Tumia kondomu hadi siku hiyo, na hadi umeze vidonge ${pills} mfululizo baada yake.`
export const goOn = 'Endelea na pakiti yako kama kawaida.'
export const sexSince = 'Ngono bila kondomu tangu kidonge cha dharura: omba tena upangaji uzazi wa dharura. Kila saa ni muhimu.'
export const sourceOfEmergency = 'Vyanzo: FSRH, Emergency contraception; CDC, 2024. Karatasi iliyo kwenye pakiti yako ndiyo ya kufuata.'
export const inducersQuestion = 'Dawa za kifua kikuu, VVU au kifafa?'
export const inducersHint = 'Kama rifampicin, efavirenz au carbamazepine, sasa au katika wiki nne zilizopita. St John’s wort pia huhesabika. Hudhoofisha vidonge na vipandikizi. Jibu lako linabaki kwenye simu hii.'
export const inducersYes = 'Ndiyo'
export const inducersNo = 'Hapana'
export const inducersUnknown = 'Sijui'
export const copperWithInducers = 'Dawa yako haiidhoofishi, kwa hivyo ndiyo chaguo lako la kwanza. Huendelea kukinga kwa miaka mitano hadi kumi, kama kadi yake inavyosema. Muuguzi au daktari huiweka.'
export const levonorgestrelWithInducers = 'Pamoja na dawa yako, meza dozi mara mbili: 3 mg, yaani vidonge viwili vya 1.5 mg kwa pamoja. Mweleze mfamasia sababu. Huenda isifanye kazi vizuri ikiwa una zaidi ya kilo 70.'
export const ulipristalWithInducers = 'Usitumie pamoja na dawa yako, ambayo huidhoofisha.'
export const emergencyWithInducers = 'Ngono bila kondomu katika siku 5 zilizopita: omba upangaji uzazi wa dharura sasa. Pamoja na dawa yako, bora koili ya shaba; la sivyo dozi mara mbili ya levo­no­rge­strel (3 mg), ndani ya siku 3, wala si ulipristal. Kila saa ni muhimu.'
export const openPillTitle = ({ day }: { readonly day: string }): string => `Kidonge cha ${day} hakina alama`
export const startAgain = 'Meza tena kidonge kila siku: anza pakiti mpya, au endelea na ya zamani.'
export const timeZones = 'Baada ya safari ya ndege: kina­cho­he­sa­bika ni saa tangu kidonge cha mwisho. Meza saa ile ile ya nyumbani, au mapema zaidi.'
