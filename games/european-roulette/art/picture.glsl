// A salon by night: emerald silk between mahogany pilasters, a chandelier, and the cloth of a table that takes its light.

vec3 gilt(float t) { return mix(hex(0x4a2c0c), mix(hex(0xc08a3c), hex(0xffe9b4), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

vec3 silk(vec2 u) {
  vec2 t = u * vec2(3.2, 2.6);
  t.x += 0.5 * mod(floor(t.y), 2.0);
  vec2 f = fract(t) - 0.5;
  float bloom = abs(length(f) - 0.26 - 0.07 * cos(atan(f.y, f.x) * 6.0));
  float leaf = abs(abs(f.x) + abs(f.y) * 0.8 - 0.46);
  float woven = smoothstep(0.04, 0.015, bloom) + 0.7 * smoothstep(0.035, 0.012, leaf);
  vec3 c = mix(hex(0x0c3424), hex(0x1f6a48), 0.5 + 0.5 * sin(u.x * 46.0) * 0.16);
  return c + hex(0x3f9a6c) * woven * 0.32;
}

void pilaster(inout vec4 k, vec2 u, float x, float half_) {
  float t = (u.x - x) / half_;
  if (abs(t) > 1.5) return;
  float flute = 0.5 + 0.5 * sin(t * 13.0);
  vec3 c = mix(hex(0x1c0a05), hex(0x6a3218), smoothstep(1.1, -0.8, t)) * (0.55 + 0.5 * flute);
  c *= 0.7 + 0.3 * f2(u * vec2(30.0, 3.0));
  lay(k, c, fill(abs(u.x - x) - half_));
  for (int i = 0; i < 3; i++) {
    float f = float(i), w = half_ * (1.1 + 0.14 * f);
    vec2 top = vec2(u.x - x, u.y - 0.84 - 0.05 * f), low = vec2(u.x - x, u.y + 0.40 + 0.05 * f);
    float tone = 0.3 + 0.5 * smoothstep(0.8, -0.5, t);
    lay(k, gilt(tone + 4.0 * top.y), fill(box2(top, vec2(w, 0.022))));
    lay(k, gilt(tone + 4.0 * low.y), fill(box2(low, vec2(w, 0.022))));
  }
  vec2 s = vec2(u.x - x, u.y - 0.30);
  halo(k, u, vec2(x, 0.34), half_ * 4.6, hex(0xffd08a), 0.62);
  lay(k, gilt(0.75), fill(box2(s + vec2(0.0, 0.10), vec2(0.018, 0.10))));
  lay(k, mix(hex(0xffc872), hex(0xfff6de), smoothstep(0.09, 0.0, abs(s.y - 0.03))), fill(box2(s - vec2(0.0, 0.04), vec2(half_ * 0.42, 0.07)) - 0.015));
}

void chandelier(inout vec4 k, vec2 u, vec2 at, float size) {
  halo(k, u, at, 1.25 * size, hex(0xffdc9a), 0.70);
  lay(k, gilt(0.6), fill(max(abs(u.x - at.x) - 0.008, at.y - u.y)));
  for (int tier = 0; tier < 3; tier++) {
    float f = float(tier), rad = (0.42 - 0.12 * f) * size, y = at.y + (0.13 * f - 0.08) * size;
    vec2 p = u - vec2(at.x, y);
    lay(k, gilt(0.7 + p.y * 5.0), fill(abs(length(p * vec2(1.0, 3.4)) - rad) - 0.008));
    for (int arm = -3; arm <= 3; arm++) {
      float x = sin(float(arm) * 0.46) * rad;
      vec2 c = p - vec2(x, 0.035 * size - 0.04 * cos(float(arm) * 0.46) * size);
      lay(k, hex(0xfff3d6), fill(box2(c, vec2(0.006, 0.024) * size)));
      vec2 flame = c - vec2(0.0, 0.045 * size);
      shine(k, hex(0xffd68a), 1.1 * exp(-dot(flame, flame) * 1500.0 / (size * size)));
      vec2 drop = p - vec2(x, -0.07 * size);
      shine(k, hex(0xcfe8ff), 0.55 * smoothstep(0.020 * size, 0.0, abs(drop.x) * 1.8 + abs(drop.y) * 0.7));
    }
  }
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), edge = -0.46, n = min(1.0, w / 1.4);
  lay(k, silk(u) * (0.62 + 0.5 * exp(-dot(u - vec2(0.0, 0.45), u - vec2(0.0, 0.45)) * 0.8)), 1.0);
  // Panels of mahogany below the silk, a cornice above it.
  if (u.y < -0.28) {
    vec2 f = vec2(abs(fract(u.x * 1.1 + 0.5) - 0.5), u.y + 0.42);
    vec3 wood = hex(0x3a170b) * (0.7 + 0.5 * f2(u * vec2(5.0, 26.0)));
    wood = mix(wood, hex(0x5e2a14), smoothstep(0.02, 0.0, abs(box2(f, vec2(0.36, 0.10)) + 0.01)));
    lay(k, wood, 1.0);
  }
  lay(k, gilt(0.55 + 9.0 * (u.y + 0.28)), fill(abs(u.y + 0.28) - 0.012));
  lay(k, hex(0x2a1008), fill(0.90 - u.y));
  lay(k, gilt(0.5 + 6.0 * (u.y - 0.91)), fill(abs(u.y - 0.91) - 0.014));
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    pilaster(k, u, side * (w - 0.20 * n), 0.11 * n + 0.02);
    pilaster(k, u, side * (w * 0.48), 0.075 * n + 0.01);
  }
  chandelier(k, u, vec2(0.0, 0.66), 0.55 + 0.45 * n);
  // The table: a padded rail, then the cloth with its printed lines, which runs away from us.
  if (u.y < edge) {
    vec2 t = ground(u, edge + 0.16);
    float rail = smoothstep(edge - 0.10, edge, u.y);
    vec3 cloth = hex(0x0e5a3c) * (0.82 + 0.24 * f2(u * 90.0));
    cloth += hex(0x4fd296) * 0.30 * exp(-dot(u - vec2(0.0, -0.75), u - vec2(0.0, -0.75)) * 1.6);
    float lines_ = min(abs(fract(t.x * 1.1) - 0.5), abs(fract(t.y * 0.9) - 0.5));
    cloth = mix(cloth, hex(0xe9d8a6), smoothstep(0.030, 0.012, lines_) * 0.42);
    vec3 pad = hex(0x3a1a0d) + hex(0xd08a50) * 0.45 * exp(-pow((u.y - edge + 0.045) * 34.0, 2.0));
    lay(k, mix(cloth, pad, rail), 1.0);
    lay(k, gilt(0.8), fill(abs(u.y - edge + 0.105) - 0.006));
  }
  bokeh(k, u, 0.30, 5.0, hex(0xffd890), hex(0x7fe0b0), 0.12);
  motes(k, u, 0.12, 4.0, hex(0xffe8bc), 0.35);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Curtains that frame the place.
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0, x = side * u.x - w;
    float hem = -0.10 - 0.16 * pow(max(0.0, u.y + 0.1), 1.6) * 1.2 - 0.03 * sin(u.y * 3.0 + float(s));
    float folds = 0.5 + 0.5 * sin(x * 70.0 + 5.0 * f2(u * 2.0));
    vec3 c = mix(hex(0x16070a), hex(0x7a1622), folds) * (0.5 + 0.4 * smoothstep(-0.6, 0.9, u.y));
    lay(k, c, fill(hem - x));
    lay(k, gilt(0.6 + 0.3 * folds), fill(abs(x - hem - 0.004) - 0.006) * 0.9);
  }
}
