// Written by `npm run messages` from the catalogue beside it.

export const clinics = 'Kliniki za vijana'
export const clinicsText = 'Hakuna mtu huko anayeruhusiwa kuwaambia wazazi au chuo chako ulichouliza. Unaweza kwenda peke yako, na kuomba mhudumu wa kike au wa kiume.'
export const sampleClinics = 'Zinazoanza na “Sample” ni mifano, si mahali halisi. Uliza kituo cha afya cha kampasi kuhusu iliyo karibu.'
export const callClinic = ({ name }: { readonly name: string }): string => `Pigia ${name}`
