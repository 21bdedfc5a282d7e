// Written by `npm run messages` from the catalogue beside it.

export const loading = 'Makala yanapakiwa...'
export const notHere = 'Makala haya bado hayako kwenye simu hii.'
export const savedOnceOpened = 'Huhifadhiwa ili uyasome nje ya mtandao uki­sha­ya­fu­ngua ukiwa na intaneti.'
export const tryAgain = 'Jaribu tena'
export const readingTime = ({ minutes, updated }: { readonly minutes: string; readonly updated: string }): string => `Dakika ${minutes} za kusoma · ${updated}`
export const contents = 'Katika makala haya'
export const inShort = 'Kwa ufupi'
export const keepReading = 'Endelea kusoma'
export const disclaimer = <Part>({ numbers }: { readonly numbers: (text: string) => Part }): readonly (string | Part)[] => ['Makala haya yanatoa habari; hayawezi kukuona na si utambuzi wa ugonjwa. Kitu kikikutia wasiwasi, muulize mhudumu wa afya, au piga mojawapo ya ', numbers('nambari za dharura'), '.']
export const sources = 'Vyanzo'
export const nhs = 'NHS, Huduma ya Taifa ya Afya ya Uingereza'
export const who = 'WHO, Shirika la Afya Duniani'
export const acog = 'ACOG, chuo cha Marekani cha madaktari wa uzazi na wa magonjwa ya wanawake'
export const figo = 'FIGO, shirikisho la kimataifa la madaktari wa uzazi na wa magonjwa ya wanawake'
export const rcog = 'RCOG, chuo cha Uingereza cha madaktari wa uzazi na wa magonjwa ya wanawake'
export const myth = 'Dhana potofu'
export const fact = <Part>({ strong, text }: { readonly strong: (text: string) => Part; readonly text: string }): readonly (string | Part)[] => [strong('Ukweli:'), ' ', `${text}`]
export const doctor = 'Daktari'
export const tip = 'Kidokezo'
export const takeCare = 'Kuwa mwangalifu'
export const done = ({ done, total }: { readonly done: string; readonly total: string }): string => `${done} kati ya ${total} zimekamilika`
export const clearTicks = 'Futa alama'
export const notKept = 'Hai­ja­hi­fa­dhiwa'
export const noRoom = 'Simu hii haina nafasi tena au inazuia kuhifadhi.'
