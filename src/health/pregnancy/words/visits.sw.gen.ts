// Written by `npm run messages` from the catalogue beside it.

export const title = 'Ziara za kliniki'
export const done = ({ count }: { readonly count: string }): string => `${count} kati ya 8 zimefanyika.`
export const nextVisit = ({ number, when }: { readonly number: string; readonly when: string }): string => `Ijayo: ziara ya ${number}, ${when}.`
export const allDone = 'Umefanya zote nane. Hongera.'
export const visit = ({ number, week }: { readonly number: string; readonly week: string }): string => `Ziara ya ${number} · wiki ya ${week}`
export const by = ({ day }: { readonly day: string }): string => `kufikia ${day}`
export const between = ({ from, to }: { readonly from: string; readonly to: string }): string => `${from} hadi ${to}`
export const stillOpen = 'Bado haijawekewa alama. Bado unaweza kwenda.'
export const firstDue = 'Bado hakuna ziara iliyowekewa alama. Wakati wa ziara yako ya kwanza ni sasa: nenda wiki hii. Ikiwa umeshaenda, iwekee alama.'
export const dueNow = 'Wakati wake ni sasa, wiki yoyote uliyofika.'
export const overdue = 'Wiki 41 au zaidi: piga simu au nenda kliniki yako leo, hata kama ulifanya ziara zote.'
export const overdueFrom = ({ day }: { readonly day: string }): string => `Mtoto asipozaliwa kufikia ${day}, utakuwa na wiki 41: piga simu au nenda kliniki yako siku hiyo.`
export const edit = ({ entry }: { readonly entry: string }): string => `Badilisha: ${entry}`
export const for12 = 'Shinikizo la damu, mkojo, na vipimo vya damu vya upungufu wa damu, virusi vya UKIMWI na kaswende. Madini ya chuma na asidi ya foliki, na sindano ya pepopunda ukiihitaji.'
export const for20 = 'Picha moja ya ultrasound kabla ya wiki ya 24. Katika maeneo ya malaria, vidonge vya kuzuia malaria, kuanzia wiki ya 13.'
export const for26 = 'Shinikizo la damu, na jinsi mtoto anavyokua. Vidonge vinavyofuata vya kuzuia malaria, vinakotolewa.'
export const for30 = 'Shinikizo la damu, na jinsi mtoto anavyokua. Madini ya chuma na asidi ya foliki zaidi. Uliza kuhusu dalili za hatari.'
export const for34 = 'Mpango wako wa kujifungua: wapi, na nani, utafikaje usiku, na gharama yake.'
export const for36 = 'Jinsi mtoto alivyolala, na damu yako mara nyingine. Uliza kama unahitaji kipimo kingine cha virusi vya UKIMWI.'
export const for38 = 'Shinikizo la damu, na mapigo ya moyo ya mtoto. Uliza uende lini uchungu ukianza.'
export const for40 = 'Shinikizo la damu, na mtoto. Uliza watapanga nini uchungu usipoanza kufikia wiki ya 41.'
export const onPhone = 'Alama unazoweka hubaki kwenye simu hii. Hakuna tarehe inayofaa? Siku yoyote ya karibu ni nzuri.'
export const sources = 'Vyanzo: mapendekezo ya WHO kuhusu huduma za wajawazito (ziara nane), ambayo kliniki za Kenya huyafuata, na kuhusu kuanzisha uchungu (2022).'
export const failedTitle = 'Hitilafu'
export const failed = 'Simu hii haikuweza kuihifadhi. Tafadhali jaribu tena.'
export const remove = ({ entry }: { readonly entry: string }): string => `Futa: ${entry}`
