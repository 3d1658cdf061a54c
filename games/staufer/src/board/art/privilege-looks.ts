import {
  directionSign,
  footsteps,
  hoodedFigure,
  imperialCrown,
  laurelCrown,
  laurels,
  lockedChest,
  openChest,
  positionMarker,
  priceTag,
  returnArrow,
  roundStar,
  twoShadows,
  walkingBoot,
} from './icons.ts';

interface PrivilegeLook {
  readonly icon: string;
  readonly mark?: string;
}

/** By type of privilege, beginning with 1: its picture, and the number that tells it from similar ones. */
export const PRIVILEGE_LOOKS: readonly (PrivilegeLook | undefined)[] = [
  undefined,
  { icon: laurels },
  { icon: twoShadows },
  { icon: hoodedFigure, mark: '×2' },
  { icon: priceTag, mark: '3' },
  { icon: priceTag, mark: '−1' },
  { icon: imperialCrown, mark: '3' },
  { icon: hoodedFigure, mark: '+1' },
  { icon: lockedChest, mark: '+1' },
  { icon: roundStar, mark: '+2' },
  { icon: walkingBoot, mark: '1' },
  { icon: footsteps, mark: '2' },
  { icon: directionSign },
  { icon: returnArrow },
  { icon: laurelCrown, mark: '3' },
  { icon: positionMarker, mark: '2' },
  { icon: openChest, mark: '+2' },
];
