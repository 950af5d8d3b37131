// A city of brass at dusk: towers with clocks and chimneys, airships in amber smoke, pipes and great wheels close by.

// Teeth round a wheel with spokes; `turn` in radians. Distance in its own units (radius 1 without teeth).
float gearOf(vec2 p, float teeth, float turn, float hub) {
  float r = length(p), a = atan(p.y, p.x) + turn;
  float edge = 1.0 + 0.11 * smoothstep(-0.35, 0.35, sin(a * teeth));
  float outer = r - edge, inner = 0.74 - r;
  float spoke = abs(fract(a / PI * 2.5) - 0.5) * r * 1.256 - 0.09;
  return min(max(outer, inner), max(min(spoke, r - hub), r - 0.8));
}

void cog(inout vec4 k, vec2 u, vec2 at, float s, float teeth, float turn, vec3 dark, vec3 light, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  if (length(p) > 1.2) return;
  float d = gearOf(p, teeth, turn, 0.26), e = gearOf(p + vec2(-0.03, 0.04), teeth, turn, 0.26);
  float l = clamp(0.5 + (e - d) * 6.0 + 0.30 * dot(p, vec2(-0.5, 0.8)) + 0.25 * (f2(p * 5.0) - 0.5), 0.0, 1.0);
  lay(k, mix(mix(dark, light, l), haze, fog), fill(d * s));
  float hole = length(p) - 0.10;
  lay(k, mix(dark * 0.5, haze, fog), fill(hole * s));
  lay(k, mix(mix(light, vec3(1.0), 0.3), haze, fog), fill((abs(hole) - 0.02) * s) * 0.8);
}

void clock(inout vec4 k, vec2 u, vec2 at, float s, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  float r = length(p), a = atan(p.x, p.y);
  if (r > 1.3) { halo(k, u, at, s * 2.2, hex(0xffd080), 0.30 * (1.0 - fog)); return; }
  halo(k, u, at, s * 2.2, hex(0xffd080), 0.30 * (1.0 - fog));
  lay(k, mix(mix(hex(0x5a2e14), hex(0xf4c070), clamp(0.5 + dot(p, vec2(-0.4, 0.5)), 0.0, 1.0)), haze, fog), fill((r - 1.16) * s));
  vec3 face = mix(hex(0xfff4d0), hex(0xffb850), smoothstep(0.1, 1.0, r));
  float tick = max(abs(fract(a / PI * 6.0 + 0.5) - 0.5) * r * 0.52 - 0.035, abs(r - 0.82) - 0.09);
  face = mix(face, hex(0x3a1c10), smoothstep(0.02, -0.02, tick));
  face = mix(face, hex(0x3a1c10), smoothstep(0.02, -0.02, min(seg(p, vec2(0.0), vec2(0.10, 0.66)) - 0.045, seg(p, vec2(0.0), vec2(-0.42, 0.22)) - 0.06)));
  face = mix(face, hex(0x8a3a1c), smoothstep(0.02, -0.02, r - 0.10));
  lay(k, mix(face, haze, fog * 0.6), fill((r - 1.0) * s));
}

// A tower with lit windows and a copper roof; half width w, from y0 up to y1.
void tower(inout vec4 k, vec2 u, float x, float w, float y0, float y1, float seed, float fog, vec3 haze) {
  vec2 p = vec2((u.x - x) / w, u.y);
  if (abs(p.x) > 1.8 || u.y < y0 - 0.02 || u.y > y1 + w * 3.2) return;
  float l = clamp(0.58 - 0.42 * p.x, 0.0, 1.0);
  vec3 brick = mix(hex(0x2c1820), hex(0xa8684a), l) * (0.8 + 0.3 * f2(vec2(u.x * 30.0, u.y * 60.0)));
  vec2 g = vec2(p.x * 2.5, u.y / (w * 0.9)), gi = floor(g + 0.5), gf = abs(fract(g + 0.5) - 0.5);
  float pane = max(box2(gf, vec2(0.22, 0.26)), 0.0), lit_ = step(0.38, h2(gi + seed * 7.0));
  brick = mix(brick, mix(hex(0x1c1828), hex(0xffc860) * (0.8 + 0.3 * h2(gi)), lit_), smoothstep(0.02, 0.0, pane) * step(u.y, y1 - w * 0.3));
  float belt = abs(fract((u.y - y1) / (w * 2.7)) - 0.5);
  lay(k, mix(brick, haze, fog), fill(max(abs(u.x - x) - w, u.y - y1)));
  lay(k, mix(mix(hex(0x6a3a1a), hex(0xf0b868), l), haze, fog), fill(max(abs(u.x - x) - w * 1.10, abs(belt - 0.5) * w * 2.7 - w * 0.10)) * step(u.y, y1 + w * 0.1));
  float ry = (u.y - y1) / w, cap = h2(vec2(seed, 3.0));
  float roof = cap < 0.5 ? max(length(p - vec2(0.0, y1 / 1.0) + vec2(0.0, y1 - u.y + ry * 0.0)) * 0.0 + length(vec2(p.x, ry * 0.8)) - 1.06, -ry) : max(abs(p.x) - 1.12 * (1.0 - ry / 2.4), -ry);
  vec3 copper = mix(hex(0x14504a), hex(0x6ae0c0), clamp(0.55 - 0.5 * p.x, 0.0, 1.0)) * (0.8 + 0.3 * smoothstep(0.2, 0.5, abs(fract(p.x * 2.5) - 0.5)));
  lay(k, mix(copper, haze, fog), fill(roof * w));
  lay(k, mix(hex(0xf0c070), haze, fog), fill(max(abs(u.x - x) - w * 0.06, abs(ry - (cap < 0.5 ? 1.5 : 2.6)) * w - w * 0.42)));
}

void airship(inout vec4 k, vec2 u, vec2 at, float s, vec3 tint, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.5 || abs(p.y) > 0.9) return;
  float hull = length(p * vec2(0.86, 2.35)) - 1.0;
  float l = clamp(0.52 + p.y * 1.1, 0.0, 1.0), rib = abs(fract(p.x * 3.2) - 0.5);
  vec3 c = mix(tint * 0.35, mix(tint, hex(0xfff0d0), 0.35), l) * (0.88 + 0.2 * smoothstep(0.0, 0.4, rib));
  c = mix(c, hex(0xf0c070), smoothstep(0.05, 0.03, abs(p.y + 0.02)) * 0.8);
  float fin = max(abs(p.x + 1.12) - 0.20, abs(p.y) - 0.42 + 0.5 * abs(p.x + 1.28));
  lay(k, mix(mix(hex(0x5a2a1a), hex(0xd88a4a), l), haze, fog), fill(fin * s));
  lay(k, mix(c, haze, fog), fill(hull * s * 0.5));
  float car = box2(p - vec2(0.08, -0.56), vec2(0.36, 0.10)) - 0.03;
  lay(k, mix(hex(0x6a3a1c), haze, fog), fill((min(abs(p.x + 0.12), abs(p.x - 0.30)) - 0.012) * s) * step(-0.56, p.y) * step(p.y, -0.34));
  lay(k, mix(mix(hex(0x4a2414), hex(0xc8803a), l), haze, fog), fill(car * s));
  lay(k, mix(hex(0xffd878), haze, fog * 0.5), fill((length(vec2(fract((p.x - 0.08) * 6.0) - 0.5, (p.y + 0.55) * 6.0)) - 0.28) * s * 0.16) * step(abs(p.x - 0.08), 0.33));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.3), h = -0.62;
  vec2 sun = vec2(-0.2 * n, -0.05);
  vec3 haze = moody(0xf0b070, 0xa06ad0);
  sky(k, u, h, moody(0x24404a, 0x1a1040), moody(0x8a7a62, 0x4a2a78), moody(0xffc070, 0xf08aa8));
  halo(k, u, sun, 1.1, moody(0xffe0a0, 0xffb0d0), 0.7);
  clouds(k, u, vec2(0.20, 1.0), 0.7, 8.0, moody(0x2c3a40, 0x22143e), moody(0xf0c088, 0xe08ab0), 0.54, sun);
  clouds(k, u, vec2(-0.10, 0.4), 0.5, 19.0, moody(0x6a5a50, 0x3a2050), moody(0xffd8a0, 0xffa8c8), 0.48, sun);
  // A great wheel of the city's works turns behind it.
  cog(k, u, vec2(0.10 * n, 0.02), 0.66 * (0.5 + 0.5 * n), 30.0, 0.3, mix(hex(0x6a4a3a), haze, 0.5), mix(hex(0xe8b070), haze, 0.4), 0.42, haze);
  skyline(k, u, vec4(-0.36, 0.34, 0.085, 0.014), 5.0, mix(hex(0x5a3a38), haze, 0.45), mix(hex(0x8a5a44), haze, 0.5), hex(0xffd890), 0.45);
  for (int i = 0; i < 9; i++) {
    float f = float(i), x = (f - 4.0) * 0.30 + 0.06 * sin(f * 3.0);
    tower(k, u, x, 0.045 + 0.02 * h2(vec2(f, 1.0)), -1.0, -0.18 + 0.30 * h2(vec2(f, 2.0)), f, 0.46, haze);
  }
  mist(k, u, -0.30, 0.20, haze, 0.55);
  airship(k, u, vec2(0.30 * n, 0.60), 0.10, hex(0xb85a3a), 0.40, haze);
  airship(k, u, vec2(w > 1.0 ? 1.12 : 0.24, 0.66), w > 1.0 ? 0.24 : 0.17, hex(0x2a9a8a), 0.12, haze);
  airship(k, u, vec2(w > 1.0 ? -0.74 : -0.30, 0.80), w > 1.0 ? 0.15 : 0.11, hex(0xd8a040), 0.28, haze);
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    tower(k, u, side * (w * 0.42 + 0.20), 0.075, -1.0, 0.06 + 0.10 * side, 11.0 + side, 0.26, haze);
    tower(k, u, side * (w * 0.62 + 0.20), 0.11, -1.0, 0.10 - 0.14 * side, 21.0 + side, 0.16, haze);
    tower(k, u, side * (w - 0.12), 0.17, -1.0, s == 0 ? 0.42 : 0.16, 31.0 + side, 0.04, haze);
  }
  clock(k, u, vec2(-w + 0.12, 0.22), 0.12, 0.0, haze);
  clock(k, u, vec2(w * 0.62 + 0.20, -0.14), 0.075, 0.15, haze);
  // Chimneys with their smoke.
  for (int i = 0; i < 4; i++) {
    float f = float(i), x = (i < 2 ? -1.0 : 1.0) * (w * 0.52 + 0.12 * mod(f, 2.0) + 0.05), top = -0.08 + 0.12 * mod(f, 2.0);
    lay(k, mix(mix(hex(0x2c1418), hex(0xb0603a), clamp(0.5 - (u.x - x) * 18.0, 0.0, 1.0)), haze, 0.12), fill(max(abs(u.x - x) - 0.024 - 0.012 * (top - u.y), u.y - top)));
    lay(k, mix(hex(0xe0a060), haze, 0.1), fill(box2(u - vec2(x, top), vec2(0.034, 0.014))));
    vec2 q = u - vec2(x, top + 0.02);
    float plume = q.y - 0.0, drift = q.x - 0.22 * plume - 0.05 * sin(plume * 8.0 + f);
    float puff = f2(vec2(drift * 7.0, plume * 5.0 - f * 4.0));
    lay(k, mix(hex(0xfff0d8), hex(0xb08a7a), puff), smoothstep(0.05 + 0.20 * plume, 0.0, abs(drift)) * step(0.0, plume) * smoothstep(0.75, 0.05, plume) * smoothstep(0.3, 0.65, puff) * 0.75);
  }
  // The street of iron below.
  if (u.y < h) {
    vec2 q = ground(u, h + 0.06);
    vec3 c = mix(hex(0xb07a50), hex(0x24141a), smoothstep(0.0, 0.42, h - u.y)) * (0.75 + 0.4 * f2(q * 2.0));
    vec2 f = abs(fract(q * vec2(1.2, 1.6)) - 0.5);
    c *= 1.0 - 0.5 * smoothstep(0.45, 0.49, max(f.x, f.y));
    c = mix(c, hex(0xe8b070), smoothstep(0.06, 0.03, length(f - 0.40)) * 0.6);
    c += hex(0xffb050) * 0.30 * exp(-(h - u.y) * 7.0);
    lay(k, c, 1.0);
  }
  mist(k, u, h + 0.04, 0.14, haze, 0.55);
  beams(k, u, sun + vec2(0.0, 0.2), vec2(0.5, 0.8), 1.6, moody(0xffe0a0, 0xffb0d8), 0.16, 6.0);
  motes(k, u, 0.10, 2.0, hex(0xffd890), 0.5);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  vec3 dark = hex(0x3a1a10), light = hex(0xf4b868);
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    // Pipes with rivets and a gauge.
    for (int i = 0; i < 2; i++) {
      float x = side * (w - 0.02 - 0.085 * float(i)), r = 0.034 - 0.006 * float(i), q = (u.x - x) / r;
      vec3 c = mix(i == 0 ? dark : hex(0x0f3a36), i == 0 ? light : hex(0x6ad8c0), clamp(0.5 - q * 0.45 + 0.3 * exp(-pow(q + 0.4, 2.0) * 14.0), 0.0, 1.0));
      float ring_ = smoothstep(0.03, 0.026, abs(fract(u.y * 1.6 + 0.3 * float(i)) - 0.5));
      lay(k, c, fill(abs(u.x - x) - r - 0.008 * ring_) * step(-0.75 + 0.2 * float(i), u.y));
      lay(k, c * 1.15, fill(abs(u.x - x) - r * 1.25) * ring_ * step(-0.7, u.y));
    }
    vec2 g = (u - vec2(side * (w - 0.10), 0.34)) / 0.092;
    float r = length(g), a = atan(g.x, g.y);
    lay(k, mix(dark, light, clamp(0.5 + dot(g, vec2(-0.4, 0.5)), 0.0, 1.0)), fill((r - 1.0) * 0.09));
    vec3 dial = mix(hex(0xfff8e0), hex(0xf0d098), r);
    dial = mix(dial, hex(0xc8382a), smoothstep(0.1, 0.06, abs(r - 0.62)) * step(0.6, a));
    dial = mix(dial, hex(0x2c1410), smoothstep(0.03, 0.0, seg(g, vec2(0.0), vec2(0.46 * side, 0.34)) - 0.04));
    lay(k, dial, fill((r - 0.78) * 0.09));
    cog(k, u, vec2(side * (w - 0.02), -0.92), 0.36, 18.0, 0.1 * side, dark, light, 0.0, light);
    cog(k, u, vec2(side * (w - 0.42), -1.02), 0.20, 12.0, 0.22, hex(0x0f3a36), hex(0x6ad8c0), 0.0, light);
    cog(k, u, vec2(side * (w - 0.62), -1.03), 0.12, 9.0, 0.5, dark, hex(0xffd890), 0.0, light);
    cog(k, u, vec2(side * (w + 0.03), 0.99), 0.24, 14.0, 0.3 * side, dark, light, 0.0, light);
    cog(k, u, vec2(side * (w - 0.27), 1.03), 0.13, 10.0, 0.1, hex(0x0f3a36), hex(0x6ad8c0), 0.0, light);
  }
}
