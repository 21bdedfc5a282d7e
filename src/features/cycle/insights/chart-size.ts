/** Heights in rem, known before the code of the charts is there: nothing moves when it comes. */
export const lengthChartHeight = '13rem'
export const offChartHeight = '10rem'
export const phaseChartHeight = (rows: number): string => `${rows * 2.25 + 2}rem`
