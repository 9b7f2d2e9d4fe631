import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen, someSettings } from '../../../../test/render.tsx';
import { PageTitle } from '../../school/page-title.tsx';
import { rememberSchool } from '../../school/school.ts';
import { SchoolBrand } from './school-brand.tsx';

afterEach(() => rememberSchool(someSettings()));

const logo = () => document.querySelector('img');

test('without a school name and logo, only Lulus is shown', () => {
  renderScreen(<SchoolBrand />);
  expect(screen.getByText('Lulus').parentElement?.textContent).toBe('Lulus');
  expect(logo()).toBeNull();
});

test('the school’s logo and name are shown beside Lulus', () => {
  rememberSchool(someSettings({ school_name: 'SMA Nusantara', school_logo: 'school_logo/a.png?expires=1' }));
  renderScreen(<SchoolBrand />);
  expect(screen.getByText('SMA Nusantara')).toBeTruthy();
  expect(screen.getByText('Lulus')).toBeTruthy();
  expect(logo()?.getAttribute('src')).toBe('/api/assets/school_logo/a.png?expires=1');
  expect(logo()?.alt).toBe('');
});

test('a logo without a name has alternative text, and is replaced if it does not load', () => {
  rememberSchool(someSettings({ school_logo: 'school_logo/a.png?expires=1' }));
  renderScreen(<SchoolBrand />);
  fireEvent.error(screen.getByAltText('Logo of the school'));
  expect(logo()).toBeNull();
  act(() => rememberSchool(someSettings({ school_logo: 'school_logo/a.png?expires=2' })));
  expect(screen.getByAltText('Logo of the school')).toBeTruthy();
});

test('the title of the tab has the page and the school', () => {
  renderScreen(<PageTitle>Students</PageTitle>);
  expect(document.title).toBe('Students · Lulus');
  act(() => rememberSchool(someSettings({ school_name: 'SMA Nusantara' })));
  expect(document.title).toBe('Students · SMA Nusantara');
});
