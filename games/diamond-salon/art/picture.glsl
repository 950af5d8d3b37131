// A salon of an evening: panelled walls, tall mirrors, a chandelier, a floor of marble that mirrors it all, velvet drapes.

void far(inout vec4 k, vec2 u) {
  float m = mood();
  vec3 warm = mix(hex(0xffd89a), hex(0xffb0e0), m);
  vec4 r = room(u, vec2(1.42, 0.96), 4.0, vec2(0.0, -0.14));
  vec3 c;
  if (r.w < 0.5) {
    vec2 t = r.xy * 1.5 + vec2(0.5, 0.0), id = floor(t), f = fract(t);
    float check = mod(id.x + id.y, 2.0);
    float vein = smoothstep(0.10, 0.0, abs(f2(r.xy * 3.0 + f2(r.xy * 2.0) * 2.0) - 0.5));
    c = mix(mix(hex(0x140c20), hex(0x2a1a3e), vein), mix(hex(0x8a7a92), hex(0xd8ccd8), 1.0 - vein), check * 0.82);
    c *= 0.36 + 0.30 * r.z;
    float joint = smoothstep(0.47, 0.49, max(abs(f.x - 0.5), abs(f.y - 0.5)));
    c = mix(c, hex(0xc9a24a) * 0.6, joint);
    c += warm * 0.42 * exp(-pow(r.x * 1.3, 2.0)) * smoothstep(0.0, 0.8, r.z);
  } else if (r.w < 1.5) {
    c = mix(hex(0x2c1030), hex(0x4e1a44), smoothstep(-0.9, 0.9, r.y));
    vec2 d = vec2(r.x * 5.0, r.y * 4.0);
    d.x += 0.5 * mod(floor(d.y), 2.0);
    vec2 q = abs(fract(d) - 0.5);
    c *= 0.85 + 0.35 * smoothstep(0.05, 0.0, abs(q.x + q.y * 0.7 - 0.30));
    float bay = fract(r.x * 0.85) - 0.5;
    float glass = lancet(vec2(bay, r.y + 0.05), 0.24, 0.62, 1.0);
    vec3 mirror = mix(hex(0x3a2450), hex(0xd8b8d0), smoothstep(-0.6, 0.6, r.y + bay * 0.8)) * 0.55;
    mirror += warm * 0.7 * exp(-length(vec2(bay * 2.0, r.y - 0.12)) * 3.0);
    mirror += vec3(0.5) * smoothstep(0.05, 0.0, abs(fract(bay * 1.5 + r.y * 0.7) - 0.5) - 0.03) * 0.25;
    c = mix(c, mirror, smoothstep(0.006, -0.006, glass));
    float gilt = abs(glass - 0.02);
    c = mix(c, mix(hex(0x6a4410), hex(0xffe6a0), smoothstep(0.03, 0.0, gilt) * (0.5 + 0.5 * sin(r.y * 40.0 + bay * 30.0) * 0.4 + 0.3)), smoothstep(0.032, 0.024, gilt));
    // A sconce between two mirrors.
    vec2 s = vec2(abs(bay) - 0.5, r.y - 0.12);
    c += warm * 1.1 * exp(-dot(s, s) * 90.0) + warm * 0.30 * exp(-dot(s, s) * 9.0);
    float dado = abs(r.y + 0.62);
    c = mix(c, hex(0xd0a860) * (0.5 + 0.4 * r.z), smoothstep(0.03, 0.02, dado));
    c *= 0.55 + 0.55 * r.z;
  } else if (r.w < 2.5) {
    vec2 t = abs(fract(r.xy * 0.95 + 0.5) - 0.5);
    c = hex(0x2a1830) * (0.6 + 0.5 * r.z);
    float coffer = max(t.x, t.y);
    c = mix(c, hex(0x9a7434), smoothstep(0.40, 0.42, coffer) * (0.4 + 0.6 * r.z));
    c += warm * 0.25 * exp(-dot(vec2(r.x, r.y - 2.0), vec2(r.x, r.y - 2.0)) * 0.6);
  } else {
    c = hex(0x3a163a) * (0.9 + 0.2 * f2(r.xy * 8.0));
    float door = lancet(r.xy - vec2(0.0, -0.10), 0.46, 0.86, 1.0);
    vec3 night = mix(hex(0x4a5ac0), hex(0x141238), smoothstep(-0.5, 0.6, r.y));
    night += vec3(0.9) * step(0.985, h2(floor(r.xy * 60.0))) * smoothstep(-0.2, 0.4, r.y);
    float muntin = min(abs(fract(r.x * 2.4 + 0.5) - 0.5), abs(fract(r.y * 2.4) - 0.5));
    night = mix(hex(0xd8b46a) * 0.7, night, smoothstep(0.02, 0.035, muntin));
    c = mix(c, night, smoothstep(0.006, -0.006, door));
    c = mix(c, hex(0xe8c47a), smoothstep(0.05, 0.04, abs(door - 0.025)));
  }
  lay(k, c, 1.0);
  // The chandelier: tiers of drops and flames.
  vec2 at = vec2(0.0, 0.62);
  halo(k, u, at, 0.9, warm, 0.62);
  lay(k, hex(0xc99a4a), fill(max(abs(u.x) - 0.007, at.y - u.y)));
  for (int t = 0; t < 3; t++) {
    float f = float(t), rad = 0.40 - 0.12 * f, y = at.y - 0.10 + 0.12 * f;
    vec2 p = u - vec2(0.0, y);
    float ring_ = abs(length(p / vec2(1.0, 0.22)) - rad) * 0.22 - 0.006;
    lay(k, mix(hex(0x7a5010), hex(0xffe6a0), clamp(0.5 + p.y * 12.0, 0.0, 1.0)), fill(ring_));
    float n = 18.0 - 4.0 * f;
    for (int i = 0; i < 18; i++) {
      if (float(i) >= n) break;
      float a = float(i) / n * 2.0 * PI + f;
      vec2 q = p - vec2(cos(a) * rad, sin(a) * rad * 0.22);
      float drop = max(abs(q.x) * 2.2 + abs(q.y + 0.045) - 0.040, -1.0);
      lay(k, mix(hex(0x9ab0e8), vec3(1.0), step(0.0, q.x) * 0.8), fill(drop) * 0.92);
      shine(k, mix(warm, vec3(1.0), 0.35), 1.0 * exp(-dot(q - vec2(0.0, 0.035), q - vec2(0.0, 0.035)) * 5200.0));
    }
  }
  beams(k, u, at, vec2(0.0, -1.0), 2.4, warm, 0.20, 3.0);
  bokeh(k, u, 0.26, 7.0, hex(0xffd89a), hex(0xff9ad0), 0.12 + 0.06 * m);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    float x = (w - u.x * side);
    // Drapes gathered by a cord: the cloth's edge swings in at the top.
    float y = u.y, edge = y > -0.05 ? 0.13 + 0.36 * pow(clamp((y + 0.05) / 1.05, 0.0, 1.0), 1.6) : 0.13 + 0.10 * smoothstep(-0.05, -0.9, y);
    edge *= min(1.0, w * 0.9);
    float d = x - edge;
    float fold = sin((x / edge) * 15.0 + 1.6 * sin(y * 1.3)) * 0.5 + 0.5;
    vec3 c = mix(hex(0x2a0414), hex(0xb8174a), pow(fold, 1.5) * (0.45 + 0.55 * smoothstep(-1.0, 0.8, y)));
    c += hex(0xff9ad0) * 0.14 * pow(fold, 9.0);
    lay(k, c, fill(d));
    lay(k, mix(hex(0x8a5a14), hex(0xffe6a0), 0.5 + 0.5 * sin(y * 120.0)), fill(abs(d + 0.010) - 0.010));
    float cord = max(abs(y + 0.05 + 0.08 * x) - 0.022, x - edge - 0.012);
    lay(k, mix(hex(0x8a5a14), hex(0xffe6a0), 0.5 + 0.5 * sin((x + y) * 190.0)), fill(cord));
    vec2 t = vec2(x - edge + 0.02, y + 0.20);
    lay(k, mix(hex(0x8a5a14), hex(0xffdf90), 0.5 + 0.5 * sin(x * 420.0)), fill(max(abs(t.x) - 0.020 - 0.018 * smoothstep(0.1, -0.1, t.y), abs(t.y) - 0.11)));
  }
}
