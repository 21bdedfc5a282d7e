/** Separate from the charts, so that a skeleton has the right height before their code has loaded. */
export const lengthChartHeight = '13rem'
export const differenceChartHeight = '10rem'
export const phaseChartHeight = (rows: number): string => `${rows * 2.25 + 2}rem`
