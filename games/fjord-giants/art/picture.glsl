// A fjord at night: giants sit in its walls, their eyes and runes alight; a longship, standing stones, curtains of light above.

vec3 rockOf(vec2 u, float seed, vec3 dark, vec3 light, float side) {
  float a = f2(u * vec2(3.4, 2.0) + seed), b = f2(u * vec2(3.4, 2.0) + seed + vec2(0.14 * side, -0.16));
  float c = f2(u * vec2(15.0, 7.0) + seed * 2.0), d = f2(u * vec2(15.0, 7.0) + seed * 2.0 + vec2(0.3 * side, -0.3));
  float l = clamp(0.38 + (a - b) * 3.2 + (c - d) * 1.2, 0.0, 1.0);
  return mix(dark, light, l);
}

// A giant of stone, sitting: shoulders, head with brow and beard, hands on his knees. Light comes from the left for side 1.
void giant(inout vec4 k, vec2 u, vec2 at, float s, float side, float seed, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  p.x *= side;
  if (abs(p.x) > 1.9 || p.y < -3.4 || p.y > 1.9) return;
  float rough = 0.10 * (f2(p * 2.4 + seed) - 0.5) + 0.02 * (f2(p * 9.0 + seed) - 0.5);
  float body = smin(length((p - vec2(0.0, -0.10)) * vec2(0.92, 1.15)) - 0.86, box2(p - vec2(0.0, -2.10), vec2(1.05, 1.70)) - 0.10, 0.25);
  body = smin(body, length((p - vec2(-0.86, 0.16)) * vec2(1.0, 1.1)) - 0.42, 0.18);
  body = smin(body, length((p - vec2(0.86, 0.16)) * vec2(1.0, 1.1)) - 0.42, 0.18);
  float arm = min(seg(p, vec2(-1.02, 0.05), vec2(-0.82, -0.62)) - 0.26, seg(p, vec2(1.02, 0.05), vec2(0.82, -0.62)) - 0.26);
  float hand = min(length(p - vec2(-0.72, -0.72)) - 0.24, length(p - vec2(0.72, -0.72)) - 0.24);
  // The head is drawn by its own measure.
  const float HEAD = 1.42;
  vec2 q = (p - vec2(0.0, 0.92)) / HEAD;
  float head = length(q * vec2(1.1, 0.92)) - 0.44;
  head = smin(head, box2(q - vec2(0.0, 0.08), vec2(0.36, 0.22)) - 0.06, 0.08);
  vec3 dark = moody(0x0a1420, 0x0a0a26), light = moody(0x8ab0b8, 0x9a90e0);
  vec3 stone = rockOf(p * 0.55, seed, dark, light, -1.0);
  float d1 = min(body, arm) + rough;
  stone *= 0.75 + 0.4 * smoothstep(-1.2, 0.5, p.y) - 0.25 * smoothstep(0.0, 1.2, p.x);
  lay(k, mix(stone, haze, fog), fill(d1 * s * 0.8));
  lay(k, mix(dark * 0.7, haze, fog), smoothstep(0.07, 0.0, abs(arm + rough)) * step(body, 0.0) * 0.7);
  lay(k, mix(rockOf(p * 0.8 + 3.0, seed + 4.0, dark, light, -1.0) * 1.05, haze, fog), fill((hand + rough) * s * 0.8));
  // The beard, then the head over it.
  float beard = max(abs(q.x) - 0.46 * (1.0 - pow(clamp((-q.y - 0.06) / 0.98, 0.0, 1.0), 2.0)), max(q.y + 0.02, -q.y - 1.02));
  float strand = f2(vec2(q.x * 11.0 + 0.5 * sin(q.y * 5.0), q.y * 1.6));
  lay(k, mix(mix(moody(0x24343a, 0x241c4a), moody(0xd0dcd4, 0xcac0ff), strand) * (0.8 + 0.3 * smoothstep(0.4, -0.4, q.x)), haze, fog), fill((beard + 0.06 * strand - 0.03) * s));
  vec3 face = rockOf(q * 0.8 + 7.0, seed + 9.0, dark, light, -1.0);
  face = mix(face, dark, smoothstep(0.10, 0.0, length((vec2(abs(q.x) - 0.17, q.y - 0.02)) * vec2(0.8, 1.5)) - 0.09) * 0.9);
  face = mix(face, light * 1.05, smoothstep(0.03, 0.0, box2(vec2(abs(q.x) - 0.18, q.y - 0.14 + 0.10 * (abs(q.x) - 0.18)), vec2(0.17, 0.045)) - 0.02) * (0.65 - 0.5 * q.x));
  face = mix(face, light, smoothstep(0.03, 0.0, max(abs(q.x) - 0.035 - 0.05 * (0.1 - q.y), abs(q.y + 0.05) - 0.15)) * (0.7 - q.x * 2.0));
  lay(k, mix(face, haze, fog), step(-0.22 - 0.1 * abs(q.x), q.y) * fill((head + rough * 0.4) * s));
  // A helmet with horns.
  float cap = max(length((q - vec2(0.0, 0.18)) * vec2(0.95, 1.0)) - 0.44, 0.22 - q.y);
  float band = box2(q - vec2(0.0, 0.22), vec2(0.46, 0.06)) - 0.02;
  float hl = clamp(0.55 - q.x * 1.1, 0.0, 1.0);
  vec3 iron = mix(moody(0x1a222c, 0x1c1840), moody(0xb8c4c8, 0xb8b0f0), hl) * (0.8 + 0.3 * f2(q * 9.0));
  vec2 hp = vec2(abs(q.x), q.y);
  float hornD = min(seg(hp, vec2(0.42, 0.34), vec2(0.68, 0.48)) - 0.10, seg(hp, vec2(0.68, 0.48), vec2(0.76, 0.88)) - 0.065 + 0.05 * (hp.y - 0.5));
  lay(k, mix(mix(moody(0x4a3a28, 0x3a2c50), moody(0xf0dcb0, 0xe0d0ff), clamp(0.5 - q.x * 0.5 + 0.2 * sin(hp.y * 40.0), 0.0, 1.0)), haze, fog), fill(hornD * s));
  lay(k, mix(iron, haze, fog), fill(cap * s));
  lay(k, mix(mix(moody(0x5a3a1c, 0x4a2a4a), moody(0xe8b870, 0xf0b8e0), hl), haze, fog), fill(band * s));
  // Eyes and runes alight.
  vec3 fire = moody(0x5affd0, 0xff8a4a);
  vec2 e = vec2(abs(q.x) - 0.165, q.y - 0.02);
  shine(k, fire, (1.2 * exp(-dot(e, e) * 900.0) + 0.45 * exp(-dot(e, e) * 60.0)) * (1.0 - 0.4 * fog));
  vec2 r = vec2(abs(p.x) - 0.84, p.y - 0.06);
  float rune = min(seg(r, vec2(0.0, -0.17), vec2(0.0, 0.17)), min(seg(r, vec2(0.0, 0.15), vec2(0.11, 0.05)), seg(r, vec2(0.0, 0.03), vec2(0.11, -0.07))));
  shine(k, fire, (smoothstep(0.030, 0.012, rune) * 0.9 + 0.3 * exp(-rune * 16.0)) * (0.8 - 0.4 * fog));
}

void longship(inout vec4 k, vec2 u, vec2 at, float s, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.7 || p.y < -0.4 || p.y > 1.9) return;
  float keel = 0.34 * pow(abs(p.x), 3.0), hull = max(max(p.y - 0.16 - keel * 1.2, -p.y - 0.16 + keel * 1.0), abs(p.x) - 1.12);
  float neck = min(seg(p, vec2(1.02, 0.40), vec2(1.24, 0.86)) - 0.075, seg(p, vec2(1.24, 0.86), vec2(1.46, 0.84)) - 0.075);
  neck = min(neck, seg(p, vec2(-1.04, 0.42), vec2(-1.28, 0.92)) - 0.06);
  float plank = 0.8 + 0.25 * sin((p.y - keel) * 44.0);
  lay(k, mix(mix(hex(0x24120c), hex(0x9a6236), clamp(0.5 + p.y * 1.4, 0.0, 1.0)) * plank, haze, fog), fill(min(hull, neck) * s));
  lay(k, mix(hex(0x3a2214), haze, fog), fill((max(abs(p.x) - 0.03, abs(p.y - 0.85) - 0.85)) * s));
  float belly = 0.10 * sin(clamp((p.y - 0.5) / 1.0, 0.0, 1.0) * PI), sail = max(abs(p.x - 0.02) - 0.74 - belly, abs(p.y - 1.05 + 0.06 * cos(p.x * 2.0)) - 0.50);
  vec3 cloth = mix(hex(0xe8dcc0), hex(0xb82a24), step(0.5, fract(p.x * 2.1 + 0.25))) * (0.62 + 0.4 * clamp(0.6 - p.x * 0.5 + 0.2 * sin(p.x * 12.0), 0.0, 1.0));
  lay(k, mix(cloth, haze, fog), fill(sail * s));
  for (int i = 0; i < 6; i++) {
    vec2 o = p - vec2(-0.70 + 0.28 * float(i), 0.20);
    vec3 c = mod(float(i), 2.0) < 0.5 ? hex(0xc83a2c) : hex(0xe0b04a);
    lay(k, mix(c * (0.6 + 0.5 * clamp(0.5 - o.x * 3.0 + o.y * 3.0, 0.0, 1.0)), haze, fog), fill((length(o) - 0.135) * s));
    lay(k, mix(hex(0xc8d0d8), haze, fog), fill((length(o) - 0.045) * s));
  }
}

void runeStone(inout vec4 k, vec2 u, vec2 at, float s, float seed) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 0.7 || p.y < -0.2 || p.y > 1.3) return;
  float d = max(abs(p.x - 0.05 * p.y) - 0.34 + 0.08 * p.y + 0.04 * (f2(p * 5.0 + seed) - 0.5), p.y - 1.12 + 0.5 * p.x * p.x * 2.0 + 0.10 * p.x);
  vec3 c = rockOf(p * 1.4, seed, hex(0x101a24), moody(0x9ab4b8, 0xa098e0), -1.0);
  c = mix(c, moody(0x4a7a4a, 0x4a5a8a), smoothstep(0.56, 0.72, f2(p * 3.0 + seed * 2.0)) * 0.6);
  lay(k, c, fill(d * s));
  vec3 fire = moody(0x5affd0, 0xff8a4a);
  for (int i = 0; i < 3; i++) {
    vec2 r = p - vec2(0.02, 0.86 - 0.30 * float(i));
    float m = h2(vec2(float(i), seed));
    float g = seg(r, vec2(0.0, -0.11), vec2(0.0, 0.11));
    g = min(g, m < 0.33 ? min(seg(r, vec2(0.0, 0.11), vec2(0.10, 0.03)), seg(r, vec2(0.10, 0.03), vec2(0.0, -0.03))) : m < 0.66 ? min(seg(r, vec2(-0.09, 0.02), vec2(0.0, 0.11)), seg(r, vec2(0.09, 0.02), vec2(0.0, 0.11))) : seg(r, vec2(-0.08, 0.06), vec2(0.08, -0.06)));
    shine(k, fire, smoothstep(0.036, 0.014, g) * 1.0 + 0.35 * exp(-g * 14.0));
  }
}

// Everything above the water line, so that the fjord can mirror it.
void above(inout vec4 k, vec2 u, float h) {
  float w = wide(), n = min(1.0, w / 1.3);
  vec3 haze = moody(0x4a8a9a, 0x6a4ab0);
  sky(k, u, h, moody(0x060d1c, 0x0a0420), moody(0x123048, 0x2a1458), moody(0x4a90a0, 0xb05a9a));
  stars(k, u, 1.0);
  for (int i = 0; i < 4; i++) {
    float f = float(i), y = 0.20 + 0.17 * f + 0.10 * sin(u.x * (1.5 + 0.5 * f) + f * 2.4) + 0.05 * sin(u.x * 4.0 + f);
    float fold = 0.35 + 1.0 * n2(vec2(u.x * 7.0 + f * 9.0 + 2.0 * sin(u.x * 2.0), 2.0)), a = smoothstep(y - 0.01, y + 0.03, u.y) * exp(-max(u.y - y, 0.0) * 3.4) * fold;
    shine(k, mix(moody(0x2affa0, 0xff6a4a), moody(0x5a8aff, 0xc04aff), clamp((u.y - y) * 2.6, 0.0, 1.0)), a * 0.55);
  }
  hills(k, u, vec4(0.02, 0.24, 1.6, 0.9), 5.0, mix(moody(0xa8d0d8, 0xb0a0e8), haze, 0.45), mix(moody(0x2a4a5a, 0x33246a), haze, 0.35), haze, 0.55);
  hills(k, u, vec4(-0.10, 0.16, 2.2, 0.9), 14.0, moody(0x3a6470, 0x4a3a88), moody(0x18303e, 0x1c1444), haze, 0.32);
  mist(k, u, h + 0.06, 0.10, haze, 0.7);
  // The walls of the fjord.
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0, x = u.x * side;
    for (int i = 0; i < 2; i++) {
      float f = float(i), base = mix(w * 0.40 + 0.12, w * 0.74 + 0.16, f);
      float y = h - 0.02 + (x - base) * (3.4 - 0.8 * f) + 0.22 * (f2(vec2(u.x * 3.0, f + side * 3.0)) - 0.5) + 0.08 * (f2(vec2(u.x * 13.0, f)) - 0.5);
      y = min(y, (0.58 + 0.3 * f) + 0.18 * (f2(vec2(u.x * 3.4, 4.0 + side + f)) - 0.5));
      vec3 c = rockOf(u * vec2(1.4, 0.7), 3.0 + f * 5.0 + side, moody(0x0c1a24, 0x0e0a2a), moody(0x5f8a94, 0x6a5ab8), side);
      c = mix(c, moody(0xc8e4e8, 0xc0b0f0), smoothstep(0.10, 0.0, y - u.y) * 0.6 * step(0.3, u.y));
      c = mix(c, moody(0x1f4a3a, 0x22285a), smoothstep(0.50, 0.7, f2(u * 5.0 + f)) * smoothstep(0.3, -0.2, u.y) * 0.6);
      lay(k, mix(c, haze, 0.26 - 0.18 * f), fill((u.y - y) * 0.4));
    }
  }
  giant(k, u, vec2(w > 1.0 ? -1.34 : -0.30, w > 1.0 ? 0.02 : 0.20), w > 1.0 ? 0.34 : 0.21, 1.0, 2.0, 0.04, haze);
  giant(k, u, vec2(w > 1.0 ? 1.36 : 0.34, w > 1.0 ? -0.03 : 0.15), w > 1.0 ? 0.32 : 0.19, -1.0, 11.0, 0.06, haze);
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), h = -0.40;
  if (u.y < h) {
    float d = h - u.y, z = 1.0 / (d + 0.04), wave = (f2(vec2(u.x * z * 0.8, z * 7.0)) - 0.5) * 0.12;
    above(k, vec2(u.x + wave * 0.6, 2.0 * h - u.y + wave), h);
    k.rgb *= mix(vec3(0.70, 0.82, 0.86), vec3(0.16, 0.22, 0.28), smoothstep(0.0, 0.6, d));
    shine(k, moody(0x5affc0, 0xffa08a), 0.32 * smoothstep(0.62, 0.86, n2(vec2(u.x * z * 1.8, z * 17.0))) * exp(-d * 2.4));
  } else above(k, u, h);
  longship(k, u, vec2(w > 1.0 ? 0.86 : 0.16, h - 0.10), w > 1.0 ? 0.19 : 0.13, 0.06, vec3(0.3, 0.5, 0.55));
  longship(k, u, vec2(w > 1.0 ? -0.42 : -0.30, h - 0.02), 0.085, 0.35, moody(0x4a8a9a, 0x6a4ab0));
  mist(k, u, h, 0.07, moody(0x7ac8c8, 0xb08ae0), 0.45);
  motes(k, u, 0.12, 3.0, moody(0x8affe0, 0xffb08a), 0.6);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0, x = u.x * side;
    runeStone(k, u, vec2(side * (w - (w > 1.0 ? 0.24 : 0.13)), -0.90), 0.40, 3.0 + side);
    runeStone(k, u, vec2(side * (w - (w > 1.0 ? 0.53 : 0.36)), -0.99), 0.24, 8.0 + side);
    float g = -1.02 + 0.26 * exp(-pow((x - w - 0.02) * 1.9, 2.0)) + 0.05 * (f2(u * vec2(6.0, 3.0) + side) - 0.5), d = g - u.y;
    vec3 c = rockOf(u * 1.5, 6.0 + side, hex(0x070c12), moody(0x4a6a70, 0x4a4290), -side);
    lay(k, mix(c, moody(0x2a5a44, 0x2c3a6a), smoothstep(0.06, 0.0, d) * 0.8), fill(-d));
    grass(k, u, g - 0.004, 0.085, 40.0, 3.0 + side, hex(0x0a2018), moody(0x5a9a6a, 0x5a6ab0));
  }
}
