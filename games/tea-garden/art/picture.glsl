// A garden in spring: a tea house under blossom, a red bridge over the pond, lanterns of stone, far blue hills.

void blossom(inout vec4 k, vec2 u, vec2 at, float s, float seed, float fog, vec3 haze) {
  leafage(k, (u - at) / (s * vec2(1.25, 1.0)), seed, mix(hex(0xa83a72), haze, fog), mix(hex(0xf58ab4), haze, fog), mix(hex(0xfff0f4), haze, fog * 0.5), normalize(vec2(-0.4, 0.9)), 11.0);
}

void branch(inout vec4 k, vec2 u, vec2 a, vec2 b, vec2 r, vec3 dark, vec3 light) {
  vec2 pa = u - a, ba = b - a;
  float t = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0);
  vec2 o = pa - ba * t;
  float wdt = mix(r.x, r.y, t), d = length(o) - wdt * (0.9 + 0.25 * f2(u * 14.0));
  lay(k, mix(dark, light, clamp(0.5 - o.x / wdt * 0.5 + 0.3 * (f2(u * 30.0) - 0.5), 0.0, 1.0)), fill(d));
}

// A roof with turned-up eaves over a wall of paper; half a width wide, its ridge at 1.
void teaHouse(inout vec4 k, vec2 u, vec2 at, float s, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.6 || p.y < -0.2 || p.y > 2.3) return;
  for (int i = 0; i < 2; i++) {
    float f = float(i), y0 = 0.95 * f, wd = 0.86 - 0.26 * f;
    float wall = box2(p - vec2(0.0, y0 + 0.36), vec2(wd, 0.36));
    vec2 g = vec2(p.x * 4.6, (p.y - y0) * 5.2), c = abs(fract(g) - 0.5);
    vec3 paper = mix(hex(0xf8d890), hex(0xfff6dc), smoothstep(0.7, 0.1, abs(p.x))) * (0.92 + 0.1 * f2(p * 9.0));
    paper = mix(paper, hex(0x6a2f1e), smoothstep(0.42, 0.46, max(c.x, c.y)));
    if (abs(abs(p.x) - wd) < 0.06 || p.y - y0 < 0.08) paper = hex(0x8a2f24);
    lay(k, mix(paper, haze, fog), fill(wall * s));
    float x = abs(p.x) / (1.22 - 0.26 * f), curve = y0 + 0.70 + 0.34 * pow(1.0 - min(x, 1.0), 1.35) + 0.16 * pow(x, 6.0);
    float under = y0 + 0.64 + 0.13 * pow(x, 5.0);
    float roof = max(max(p.y - curve, under - p.y), (abs(p.x) - (1.22 - 0.26 * f)));
    float tile = 0.75 + 0.35 * smoothstep(0.2, 0.5, abs(fract(p.x * 11.0) - 0.5));
    vec3 c3 = mix(hex(0x1c5a5a), hex(0x6ac0a8), smoothstep(under, curve, p.y)) * tile;
    if (p.y - under < 0.05) c3 = hex(0xe8b85a);
    lay(k, mix(c3, haze, fog), fill(roof * s));
  }
  lay(k, mix(hex(0xe8b85a), haze, fog), fill((seg(p, vec2(0.0, 1.95), vec2(0.0, 2.2)) - 0.035) * s));
  shine(k, hex(0xffd890), 0.25 * exp(-dot(p - vec2(0.0, 0.4), p - vec2(0.0, 0.4)) * 2.0));
}

void stoneLamp(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.0 || p.y < -0.2 || p.y > 2.2) return;
  float d = min(box2(p - vec2(0.0, 0.45), vec2(0.16, 0.5)), box2(p - vec2(0.0, 0.0), vec2(0.5, 0.12)));
  d = min(d, box2(p - vec2(0.0, 0.98), vec2(0.46, 0.08)));
  d = min(d, box2(p - vec2(0.0, 1.24), vec2(0.30, 0.2)));
  float cap = max(p.y - 1.42 - 0.34 * pow(max(1.0 - abs(p.x) / 0.72, 0.0), 0.8) - 0.12 * pow(abs(p.x) / 0.72, 5.0), max(1.40 - p.y, abs(p.x) - 0.72));
  d = min(min(d, cap), length(p - vec2(0.0, 1.86)) - 0.11);
  vec3 c = mix(hex(0x46524c), hex(0xd0d4c4), clamp(0.58 - p.x * 0.9, 0.0, 1.0)) * (0.72 + 0.5 * f2(p * 9.0));
  c = mix(c, hex(0x6aa050), smoothstep(0.55, 0.7, f2(p * 3.0 + 4.0)) * 0.6);
  lay(k, c, fill(d * s));
  lay(k, hex(0xffe8a0), fill(box2(p - vec2(0.0, 1.24), vec2(0.17, 0.13)) * s));
  halo(k, u, at + vec2(0.0, 1.24) * s, 0.5 * s, hex(0xffd080), 0.6);
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.3), h = -0.26;
  vec2 sun = vec2(0.55, 0.75);
  vec3 haze = hex(0xffe0dc);
  sky(k, u, h, hex(0x6ab8d8), hex(0xb8e0e0), hex(0xffe4d8));
  halo(k, u, sun, 0.9, hex(0xfff4d8), 0.6);
  clouds(k, u, vec2(0.25, 0.85), 0.8, 12.0, hex(0xa8c8d8), hex(0xffffff), 0.42, sun);
  // A snow-capped mountain and ranges of blue.
  float m = 0.56 - 0.78 * abs(u.x + 0.34 * n) / (0.72 + 0.5 * abs(u.x + 0.34 * n)) + 0.02 * (f2(u * 9.0) - 0.5);
  float snow = smoothstep(0.02, -0.02, 0.30 + 0.10 * f2(vec2(u.x * 12.0, 3.0)) - u.y);
  vec3 peak = mix(mix(hex(0x6a9ac0), hex(0x9ac0d8), f2(u * 7.0)), vec3(1.0), snow * (0.75 + 0.25 * f2(u * 12.0)));
  lay(k, mix(peak, haze, 0.38 + 0.4 * smoothstep(0.4, -0.2, u.y)), fill(u.y - m));
  hills(k, u, vec4(-0.02, 0.12, 1.3, 0.3), 7.0, hex(0x7ab0b8), hex(0xa8d0c8), haze, 0.55);
  hills(k, u, vec4(-0.14, 0.10, 1.8, 0.1), 2.0, hex(0x5aa088), hex(0x8ac0a0), haze, 0.40);
  for (int i = 0; i < 9; i++) blossom(k, u, vec2((float(i) - 4.0) * 0.31, -0.13 + 0.04 * sin(float(i) * 2.0)), 0.13, float(i) * 3.0, 0.42, haze);
  mist(k, u, -0.16, 0.08, haze, 0.6);
  float bank = u.y + 0.215 - 0.05 * exp(-pow((u.x - (w > 1.0 ? 1.16 : 0.20)) * 2.2, 2.0)) + 0.02 * f2(u * 12.0);
  // The pond with what it mirrors.
  if (u.y < h) {
    float d = h - u.y, z = 1.0 / (d + 0.04), wave = f2(vec2(u.x * z * 0.9, z * 7.0));
    vec3 c = mix(mix(hex(0xbfe4d8), hex(0xffc8d4), smoothstep(0.3, 0.7, wave)), hex(0x1f6a62), smoothstep(0.0, 0.62, d));
    lay(k, c * (0.86 + 0.25 * wave), 1.0);
    shine(k, vec3(1.0), 0.4 * smoothstep(0.66, 0.85, n2(vec2(u.x * z * 2.0, z * 18.0))) * exp(-d * 2.6));
  }
  float shore = exp(-pow((u.x - (w > 1.0 ? 1.24 : 0.26)) / (w > 1.0 ? 0.62 : 0.36), 4.0));
  float earth = max(bank, -u.y - 0.235 - 0.13 * shore - 0.03 * (f2(u * 14.0) - 0.5));
  lay(k, mix(hex(0x3a7a44), hex(0xb4d878), clamp(0.9 + (u.y + 0.22) * 5.0 + 0.6 * (f2(u * 26.0) - 0.5), 0.0, 1.0)), fill(earth));
  teaHouse(k, u, vec2(w > 1.0 ? 1.16 : 0.20, -0.26), w > 1.0 ? 0.32 : 0.22, 0.08, haze);
  // The bridge: an arch with rails.
  vec2 b = u - vec2(w > 1.0 ? -1.14 : -0.26, h - 0.06);
  float r = 0.52, arch = b.y - 0.20 + 0.62 * b.x * b.x / r;
  float rail = min(abs(arch - 0.17) - 0.016, abs(arch - 0.095) - 0.009);
  float post = max(abs(abs(fract(b.x * 7.0) - 0.5)) - 0.055, max(arch - 0.20, -arch)) * 0.14;
  float deck = abs(arch) - 0.034, side = abs(b.x) - r;
  vec3 lacquer = mix(hex(0x9a1420), hex(0xff5a44), clamp(0.5 + arch * 3.0 + 0.2 * f2(u * 20.0), 0.0, 1.0));
  lay(k, lacquer, fill(max(min(min(rail, post), deck), side)));
  lay(k, mix(hex(0x8a1a24), hex(0x3a8a7a), 0.45), fill(max(max(abs(b.y + 0.10 - 0.3 * b.x * b.x) - 0.03, abs(b.x) - 0.40), 0.0)) * 0.35);
  // Banks with moss and stones.
  for (int i = 0; i < 11; i++) {
    float f = float(i), x = (f - 5.0) * 0.36 * (0.5 + 0.5 * w) + 0.1 * sin(f * 3.0), s = 0.07 + 0.06 * h2(vec2(f, 3.0));
    vec2 p = (u - vec2(x, h - 0.09 - 0.07 * h2(vec2(f, 6.0)))) / s;
    float d = length(p * vec2(0.75, 1.5)) - 0.8 - 0.12 * (f2(p * 2.0 + f) - 0.5);
    vec3 c = mix(hex(0x4a5a58), hex(0xc8ccc0), clamp(0.45 + p.y * 0.6 - p.x * 0.3, 0.0, 1.0)) * (0.8 + 0.3 * f2(p * 5.0));
    c = mix(c, hex(0x7ab04a), smoothstep(0.2, 0.5, p.y + 0.4 * (f2(p * 3.0) - 0.5)));
    if (abs(x) > 0.30) lay(k, c, fill(d * s));
  }
  stoneLamp(k, u, vec2(w > 1.0 ? 1.60 : 0.44, h - 0.12), w > 1.0 ? 0.15 : 0.11);
  // Lily pads with flowers.
  for (int i = 0; i < 10; i++) {
    float f = float(i);
    vec2 at = vec2((h2(vec2(f, 1.0)) - 0.5) * 2.0 * w, -0.50 - 0.40 * h2(vec2(f, 2.0))), p = (u - at) / (0.06 + 0.05 * (-at.y - 0.4));
    float a = atan(p.y * 2.4, p.x), d = max(length(p * vec2(1.0, 2.4)) - 1.0, 0.25 - abs(a - 0.7));
    lay(k, mix(hex(0x1f7a4a), hex(0x8ad06a), clamp(0.5 + p.y, 0.0, 1.0)), fill(d * 0.07));
    if (mod(f, 3.0) < 0.5) for (int j = 0; j < 5; j++) {
      vec2 q = (p - vec2(0.0, 0.15)) * rot((float(j) - 2.0) * 0.55);
      lay(k, mix(hex(0xf06aa0), vec3(1.0, 0.95, 0.97), smoothstep(0.8, 0.1, q.y)), fill((length((q - vec2(0.0, 0.30)) * vec2(2.6, 1.0)) - 0.34) * 0.07));
    }
  }
  beams(k, u, sun + vec2(0.1, 0.4), vec2(-0.5, -1.0), 0.9, hex(0xfff4e0), 0.22, 2.0);
  for (int i = 0; i < 2; i++) {
    float f = float(i);
    vec2 q = (u * rot(0.5)) * (7.0 + 4.0 * f) + f * 5.0, id = floor(q), o = fract(q) - 0.3 - 0.4 * vec2(h2(id), h2(id + 3.0));
    o *= rot(6.0 * h2(id + 8.0));
    lay(k, mix(hex(0xff9ac0), vec3(1.0, 0.92, 0.95), h2(id + 2.0)), smoothstep(0.02, -0.02, length(o * vec2(1.0, 1.9)) - 0.10) * step(0.62, h2(id + 9.0)) * 0.9);
  }
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec2 m = vec2(u.x * side, u.y);
    vec3 dark = hex(0x2a1418), light = hex(0x8a5a4a);
    if (s == 0) {
      branch(k, m, vec2(w + 0.1, -0.1), vec2(w - 0.06, 0.62), vec2(0.11, 0.06), dark, light);
      branch(k, m, vec2(w - 0.05, 0.58), vec2(w - 0.50, 0.92), vec2(0.05, 0.018), dark, light);
      for (int i = 0; i < 9; i++) {
        float f = float(i);
        blossom(k, u, vec2(side * (w - 0.02 - 0.085 * f), 0.74 + 0.20 * h2(vec2(f, 4.0)) + 0.012 * f), 0.16 - 0.008 * f, f * 7.0, 0.0, vec3(1.0));
      }
    } else {
      for (int i = 0; i < 5; i++) {
        float f = float(i);
        blossom(k, u, vec2(side * (w + 0.02 - 0.09 * f), 0.90 + 0.07 * h2(vec2(f, 6.0))), 0.15, f * 9.0 + 3.0, 0.0, vec3(1.0));
      }
      // A paper lantern hangs from the boughs.
      vec2 p = (u - vec2(w - (w > 1.0 ? 0.32 : 0.17), 0.60)) / 0.088;
      lay(k, hex(0x2a1418), fill((abs(p.x) - 0.03) * 0.09) * step(1.0, p.y) * step(p.y, 2.6));
      float d = length(p * vec2(1.0, 0.82)) - 1.0;
      vec3 c = mix(hex(0xc8242c), hex(0xffb060), exp(-dot(p, p) * 1.4)) * (0.85 + 0.2 * sin(p.y * 15.0));
      lay(k, c, fill(d * 0.08));
      lay(k, hex(0x3a1a14), fill(box2(vec2(p.x, abs(p.y) - 1.18), vec2(0.42, 0.09)) * 0.08));
      halo(k, u, vec2(w - (w > 1.0 ? 0.32 : 0.17), 0.60), 0.20, hex(0xffb060), 0.45);
    }
    // A bush of clipped green with a rock.
    for (int i = 0; i < 3; i++) leafage(k, (u - vec2(side * (w + 0.02 - 0.22 * float(i)), -0.96 - 0.06 * float(i))) / vec2(0.26, 0.20), 5.0 + float(i) + side, hex(0x144a34), hex(0x3f9a4f), hex(0xbfe07a), vec2(-0.3, 0.9), 12.0);
    grass(k, u, -1.02, 0.16, 34.0, 4.0 + side, hex(0x145a3a), hex(0xa0e070));
  }
}
