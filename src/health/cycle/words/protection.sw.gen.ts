// Written by `npm run messages` from the catalogue beside it.

export const eachTime = 'Kondomu hukinga ikitumika kila mara, tangu mwanzo hadi mwisho.'
export const pillInUse = 'Njia hii hukinga ukimeza kila kidonge kwa wakati, kama alama zako zinavyosema. Hakuna njia inayokinga daima.'
export const inUse = 'Njia hii hukinga. Hakuna njia inayokinga daima.'
export const inUseUntil = ({ day }: { readonly day: string }): string => `Njia hii hukinga hadi ${day}. Hakuna njia inayokinga daima.`
export const justBegun = ({ day }: { readonly day: string }): string => `Huenda bado haikukingi. Tumia kondomu hadi ${day}, isipokuwa uliianza katika siku ya 1 hadi ya 5 ya hedhi.`
export const noTicks = 'Njia hii hukinga tu ukimeza kila kidonge kwa wakati. Weka alama za vidonge na utaje pakiti yako, na Comrade itakuambia la kufanya ukisahau kimoja.'
export const notTicked = 'Hakuna kidonge chenye alama, kwa hivyo huenda njia hii haikukingi. Tumia kondomu.'
export const missed = 'Huenda haikukingi sasa. Tumia kondomu, na usome yaliyo hapa chini.'
export const injectionLate = ({ grace }: { readonly grace: string }): string => `Huenda haikukingi sasa: tumia kondomu kuanzia leo, na kwa siku 7 baada ya sindano ijayo. WHO huruhusu ichelewe hadi wiki nne, hadi ${grace}, bila kitu kingine; FSRH huitegemea kwa wiki 14 tu. Comrade hufuata kanuni kali zaidi.`
export const injectionOver = 'Haikukingi sasa. Tumia kondomu hadi siku 7 baada ya sindano ijayo. Ngono bila kondomu katika siku 5 zilizopita: omba kwanza upangaji uzazi wa dharura. Jipime ujauzito kabla ya sindano, na tena wiki 3 baadaye.'
export const afterLateInjection = ({ day, given }: { readonly day: string; readonly given: string }): string => `Sindano ya ${given} ilichelewa, kwa hivyo bado haikukingi: tumia kondomu hadi ${day}. Ngono bila kondomu katika siku 5 kabla yake: uliza kuhusu upangaji uzazi wa dharura. Jipime ujauzito wiki 3 baada ya sindano.`
export const expired = ({ day }: { readonly day: string }): string => `Ilipaswa kubadilishwa kabla ya ${day}, kwa hivyo huenda haikukingi sasa. Tumia kondomu na uende kliniki hivi karibuni. Ngono bila kondomu katika siku 5 zilizopita: fikiria upangaji uzazi wa dharura.`
export const inducers = 'Dawa uliyoitaja inaweza kudhoofisha njia hii. Tumia kondomu pia, na uulize kliniki yako kuhusu koili au sindano, ambazo dawa hiyo hai­zi­dhoo­fi­shi. Usiache dawa peke yako.'
export const afterUlipristal = ({ day, from, taken }: { readonly day: string; readonly from: string; readonly taken: string }): string => `Ulimeza ulipristal siku ya ${taken}. Usitumie homoni kabla ya ${from}, kwa sababu zingei­dhoo­fi­sha. Tumia kondomu hadi ${day}.`
export const afterLevonorgestrel = ({ day, taken }: { readonly day: string; readonly taken: string }): string => `Ulimeza levo­no­rge­strel siku ya ${taken}. Tumia kondomu hadi ${day}.`
export const sources = 'Vyanzo: WHO, Family Planning na Selected practice reco­mme­nda­tions; FSRH; CDC, 2024. Vina­po­to­fau­tiana, kanuni kali zaidi.'
export const positivePill = 'Kipimo chako kimeonyesha ujauzito. Acha vidonge na uende kliniki: havijadhuru ujauzito, na hakuna anayepaswa kukulaumu.'
export const positiveInjection = 'Kipimo chako kimeonyesha ujauzito. Usidungwe sindano nyingine, na uende kliniki. Sindano ya mwisho haijadhuru ujauzito.'
export const positiveImplant = 'Kipimo chako kimeonyesha ujauzito. Nenda kliniki, ambako kipandikizi huondolewa ukiendelea na ujauzito.'
export const positiveCoil = 'Kipimo chako kimeonyesha ujauzito, na una koili. Nenda kliniki leo: ujauzito pamoja na koili unaweza kuwa nje ya tumbo la uzazi. Maumivu makali, damu au kuzimia: nenda sasa, mchana au usiku.'
export const positiveCondom = 'Kipimo chako kimeonyesha ujauzito. Nenda kliniki uthibitishe na uzungumze kuhusu hatua inayofuata.'
export const shortInjectionLate = ({ grace }: { readonly grace: string }): string => `Huenda haikukingi sasa: tumia kondomu kuanzia leo, na kwa siku 7 baada ya sindano ijayo. WHO bado huiruhusu hadi ${grace} bila kitu kingine; Comrade hufuata kanuni kali zaidi.`
export const injectionBeforeUnknown = ({ day, given }: { readonly day: string; readonly given: string }): string => `Comrade haijui sindano ya kabla ya ile ya ${given} ilidungwa lini. Ikiwa ilikuwa zaidi ya wiki 14 kabla yake, tumia kondomu hadi ${day}, na baada ya ngono bila kondomu katika siku 5 kabla yake uliza kuhusu upangaji uzazi wa dharura.`
export const gap = ({ day }: { readonly day: string }): string => `Huenda haikukinga hadi ${day}.`
export const justBegunFirstDay = ({ day }: { readonly day: string }): string => `Huenda bado haikukingi. Tumia kondomu hadi ${day}, isipokuwa uliianza katika siku ya kwanza ya hedhi.`
export const begunByLeaflet = 'Kwa Qlaira au Zoely, ni siku ya kwanza tu inayohesabika, na Qlaira huchukua siku 9.'
