/** The rules of events by chapter, with the numbers of docs/rules/events.md. */
export const CHAPTERS = {
  entry: ['01', '02', '03', '04', '05', '06', '07', '08', '09'],
  pairing: ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'],
  starts: ['20', '21', '22'],
  late: ['23', '24', '25', '26', '27', '28', '29'],
  results: ['30', '31', '32', '33', '34', '35', '36', '37', '38'],
  points: ['40', '41', '42', '43', '44', '45', '46', '47', '48', '49'],
  tables: ['50', '51', '52'],
  sealed: ['55', '56', '57'],
  flowing: ['60', '61', '62', '65', '70', '71'],
  climb: ['80', '81', '82', '83', '84'],
} as const;

export type ChapterName = keyof typeof CHAPTERS;
