// Deep in the jungle: trunks in green haze, shafts of light, a waterfall, a temple's steps, leaves all around.

const vec2 SUN = vec2(-0.10, 0.95);

void trunk(inout vec4 k, vec2 u, float x, float w, float lean, float fog, vec3 haze, float seed) {
  float c = x + lean * u.y + 0.02 * sin(u.y * 4.0 + seed);
  float flare = 1.0 + 0.9 * smoothstep(-0.35, -0.75, u.y);
  float p = (u.x - c) / (w * flare);
  if (abs(p) > 1.3) return;
  float bark = f2(vec2(p * 3.0 + seed, u.y * 3.0)), fine = f2(vec2(p * 11.0, u.y * 5.0 + seed));
  float l = clamp(0.45 - 0.45 * p * sign(SUN.x - x + 0.01) * -1.0 + 0.3 * (bark - 0.5), 0.0, 1.0);
  vec3 col = mix(hex(0x160f0a), moody(0x7a5a36, 0x7a4630), l) * (0.6 + 0.7 * fine);
  col = mix(col, moody(0x3a6a24, 0x2a4a3a), smoothstep(0.5, 0.7, bark) * 0.6);
  lay(k, mix(col, haze, fog), fill((abs(p) - 1.0 + 0.10 * (fine - 0.5)) * w));
}

void broadLeaf(inout vec4 k, vec2 u, vec2 root, float a, float size, vec3 dark, vec3 light) {
  vec2 p = (u - root) * rot(a) / size;
  if (p.x < -0.05 || p.x > 1.05 || abs(p.y) > 0.5) return;
  p.y += 0.22 * p.x * p.x;
  float w = 0.26 * sin(PI * pow(clamp(p.x, 0.0, 1.0), 0.8)) + 0.004;
  float cut = 0.05 * smoothstep(0.3, 0.5, abs(fract(p.x * 8.0 - abs(p.y) * 5.0) - 0.5)) * smoothstep(0.06, 0.2, abs(p.y));
  float d = abs(p.y) - w + cut;
  float vein = smoothstep(0.012, 0.0, abs(p.y)) + 0.5 * smoothstep(0.06, 0.0, abs(fract(p.x * 8.0 - abs(p.y) * 5.0) - 0.5));
  float t = clamp(0.40 + p.y * 1.7 + 0.35 * p.x + 0.25 * (f2(p * 9.0) - 0.5), 0.0, 1.0);
  vec3 c = mix(dark, light, t);
  c = mix(c, light * 1.25, vein * 0.35);
  lay(k, c, fill(d * size));
}

void far(inout vec4 k, vec2 u) {
  float w = wide();
  vec3 haze = moody(0x9ad06a, 0xf0964a);
  lay(k, mix(moody(0x0e4a38, 0x4a1430), moody(0xd8f08a, 0xffc060), smoothstep(1.15, 0.0, length((u - vec2(-0.05, 0.30)) * vec2(0.7, 0.9)))), 1.0);
  halo(k, u, vec2(-0.05, 0.42), 0.9, moody(0xf4ffb0, 0xffd080), 0.6);
  for (int i = 0; i < 4; i++) {
    vec2 at = vec2((float(i) - 1.5) * 0.62, 0.20 + 0.08 * sin(float(i) * 2.0));
    leafage(k, (u - at) / vec2(0.62, 0.50), float(i) * 5.0, mix(moody(0x1a6a3a, 0x7a2a2a), haze, 0.45), mix(moody(0x4a9a4a, 0xb85a30), haze, 0.5), haze, vec2(0.0, 1.0), 8.0);
  }
  // A fall of water behind the trees, and the temple's steps.
  float fx = 0.62 * min(1.0, w), p = (u.x - fx) / (0.10 + 0.05 * smoothstep(0.4, -0.5, u.y));
  float run_ = f2(vec2(p * 5.0, u.y * 1.6)) * 0.6 + 0.4 * n2(vec2(p * 16.0, u.y * 4.0));
  lay(k, mix(moody(0x7ab8a0, 0xd08a6a), vec3(0.96, 1.0, 0.98), smoothstep(0.3, 0.75, run_)), smoothstep(1.0, 0.6, abs(p)) * smoothstep(0.52, 0.44, u.y) * 0.85);
  mist(k, u, -0.36, 0.16, vec3(0.92, 1.0, 0.94), 0.55 * exp(-pow((u.x - fx) * 3.4, 2.0)));
  // Upright, trunks would leave nothing of it but a pale square.
  if (w > 1.0) {
    vec2 t = (u - vec2(-0.56, -0.44)) / 0.52;
    for (int i = 5; i >= 0; i--) {
      float f = float(i), worn = 0.03 * (f2(t * vec2(9.0, 5.0) + f) - 0.5);
      float d = box2(t - vec2(0.0, 0.10 + 0.20 * f), vec2(0.92 - 0.13 * f, 0.105)) + worn;
      vec3 stone = mix(moody(0x2c4a3a, 0x4a2830), moody(0x7a9868, 0xb87048), 0.30 + 0.5 * f2(t * vec2(7.0, 9.0)) + 0.30 * smoothstep(0.0, 0.2, fract(t.y * 5.0)));
      stone *= 1.0 - 0.35 * smoothstep(0.46, 0.49, abs(fract(t.x * 4.0 + 0.5 * f + 0.3 * h2(vec2(f, 3.0))) - 0.5));
      stone = mix(stone, moody(0x3a7a2c, 0x5a6a2a), smoothstep(0.46, 0.62, f2(t * 4.0 + 3.0)) * 0.85);
      lay(k, mix(stone, haze, 0.30), fill(d * 0.52));
    }
    float stair = max(abs(t.x) - 0.17, t.y - 1.08);
    lay(k, mix(mix(moody(0x20382c, 0x3a2028), moody(0x8aa878, 0xc88058), step(0.45, fract(t.y * 15.0))), haze, 0.30), fill(stair * 0.52) * step(0.0, t.y));
    float door = box2(t - vec2(0.0, 1.13), vec2(0.10, 0.09));
    lay(k, mix(mix(hex(0x0a1a12), moody(0xffb84a, 0xff8a2a), 0.45 + 0.4 * mood()), haze, 0.2), fill(door * 0.52) * 0.9);
  }
  trunk(k, u, -0.22, 0.055, 0.05, 0.48, haze, 3.0);
  trunk(k, u, 0.30, 0.065, -0.06, 0.42, haze, 8.0);
  trunk(k, u, 0.98, 0.10, 0.07, 0.26, haze, 5.0);
  trunk(k, u, -1.16, 0.11, -0.05, 0.24, haze, 12.0);
  trunk(k, u, -w + 0.34, 0.15, 0.10, 0.06, haze, 21.0);
  trunk(k, u, w - 0.28, 0.17, -0.09, 0.05, haze, 17.0);
  float g = -0.52 + 0.05 * sin(u.x * 2.0) + 0.05 * f2(vec2(u.x * 3.0, 1.0));
  float deep = max(g - u.y, -0.02);
  vec3 floor_ = mix(moody(0x5a9a3a, 0x9a5a2a), moody(0x0c2a14, 0x240c10), smoothstep(0.0, 0.45, deep)) * (0.65 + 0.7 * f2(vec2(u.x * 9.0, deep * 22.0)));
  lay(k, mix(floor_, haze, 0.35 * exp(-deep * 14.0)), fill(-deep));
  for (int i = 0; i < 9; i++) {
    float f = float(i), x = (f / 8.0 * 2.0 - 1.0) * (w + 0.1);
    leafage(k, (u - vec2(x, -0.60 - 0.10 * h2(vec2(f, 2.0)))) / vec2(0.30, 0.17), f * 3.0, moody(0x0a2a14, 0x240a14), moody(0x2a6a24, 0x6a3420), moody(0x8ac03a, 0xe0903a), vec2(-0.2, 1.0), 5.0);
  }
  beams(k, u, SUN + vec2(0.0, 0.3), vec2(0.1, -1.0), 1.3, moody(0xf4ffc0, 0xffc880), 0.5, 4.0);
  mist(k, u, -0.40, 0.20, haze, 0.30);
  motes(k, u, 0.12, 4.0, moody(0xf4ffb0, 0xffc060), 0.9);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec2 m = vec2(u.x * side, u.y);
    for (int i = 0; i < 7; i++) {
      float f = float(i);
      vec3 dark = mix(hex(0x04140a), hex(0x0c2c14), h2(vec2(f, 3.0 + side))), light = mix(hex(0x2a7a2a), hex(0x7ac03a), h2(vec2(f, 7.0 + side)));
      broadLeaf(k, m, vec2(w + 0.06, 1.06 - 0.05 * f), PI + 0.55 - 0.26 * f + 0.1 * side, 0.62 - 0.04 * f, dark, light);
    }
    for (int i = 0; i < 6; i++) {
      float f = float(i);
      vec3 dark = hex(0x04120a), light = mix(hex(0x1c6a2a), hex(0x8aca3a), h2(vec2(f, 9.0 + side)));
      broadLeaf(k, m, vec2(w + 0.02, -1.08), PI - 0.10 - 0.24 * f, 0.50 + 0.05 * f, dark, light);
    }
    // An orchid among the leaves.
    for (int j = 0; j < 2; j++) {
      vec2 q = (m - vec2(w - 0.13 - 0.19 * float(j), -0.84 + 0.12 * float(j) - 0.1 * float(s))) / (0.075 - 0.012 * float(j));
      float a = atan(q.y, q.x) + 0.5, petal = length(q) - 0.55 - 0.45 * abs(cos(a * 2.5));
      vec3 c = mix(s == 0 ? hex(0xf04a9a) : hex(0xff8a2a), hex(0xfff0f4), smoothstep(0.2, 1.0, length(q)) * 0.55);
      lay(k, c * (0.75 + 0.3 * cos(a * 2.5)), fill(petal * 0.07));
      lay(k, hex(0xffd24a), fill((length(q) - 0.20) * 0.07));
    }
  }
  // Lianas from above.
  for (int i = 0; i < 4; i++) {
    float f = float(i), side = mod(f, 2.0) < 0.5 ? -1.0 : 1.0, x = side * (w - 0.36 - 0.16 * floor(f / 2.0)) + 0.03 * sin(u.y * 3.0 + f * 2.0);
    float foot = 0.10 + 0.34 * h2(vec2(f, 5.0));
    lay(k, mix(hex(0x0c1a0c), hex(0x5a7a34), smoothstep(0.008, -0.008, (u.x - x) * side)), fill(abs(u.x - x) - 0.008) * step(foot, u.y));
  }
}
