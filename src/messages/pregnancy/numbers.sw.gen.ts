// Written by `npm run messages` from the catalogue beside it.

export const moreNumbers = 'Nambari zaidi'
export const source1195 = '1195: APO International, Oktoba 2024'
export const source1199 = '1199: Wizara ya Afya, Aprili 2020'
export const source1190 = '1190: tovuti ya one2one, karibu 2014'
export const sourceBefrienders = 'Befrienders Kenya: orodha za umma, bila tarehe'
export const sources = ({ sources }: { readonly sources: string }): string => `Tulikopata nambari hizi, na lini: ${sources}. Hatujazipigia.`
export const clinics = 'Kliniki za vijana'
export const clinicsText = 'Hakuna mtu huko anayeruhusiwa kuwaambia wazazi au chuo chako ulichouliza. Unaweza kwenda peke yako, na kuomba mhudumu wa kike au wa kiume.'
export const sampleClinics = 'Zinazoanza na “Sample” ni mifano, si mahali halisi. Uliza kituo cha afya cha kampasi kuhusu iliyo karibu.'
export const callClinic = ({ name }: { readonly name: string }): string => `Pigia ${name}`
