/** The licences that GBIF takes data under, by their identifier in SPDX's list, with its name for people, and that of an EML. */
export const licenses = {
  'CC0-1.0': {
    label: 'CC0 1.0',
    name: 'Creative Commons Zero v1.0 Universal',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/legalcode',
  },
  'CC-BY-4.0': {
    label: 'CC BY 4.0',
    name: 'Creative Commons Attribution 4.0 International',
    url: 'https://creativecommons.org/licenses/by/4.0/legalcode',
  },
  'CC-BY-NC-4.0': {
    label: 'CC BY-NC 4.0',
    name: 'Creative Commons Attribution Non Commercial 4.0 International',
    url: 'https://creativecommons.org/licenses/by-nc/4.0/legalcode',
  },
} as const;

export type LicenseId = keyof typeof licenses;

export const licenseIds = Object.keys(licenses) as readonly LicenseId[];
