// A ballroom on a pier: a shell of bulbs over the stage, lanterns under the ceiling, the sea at night behind tall windows.

void lamp(inout vec4 k, vec2 u, vec2 at, float r, vec3 c) {
  float d = length(u - at);
  shine(k, c, 0.55 * exp(-d * d / (r * r * 8.0)));
  lay(k, mix(c, vec3(1.0), 0.35), fill(d - r));
  lay(k, mix(c * 0.6, c, 0.5 + 0.5 * (u.y - at.y) / r), fill(abs(d - r * 0.78) - r * 0.06));
}

void arc(inout vec4 k, vec2 u, vec2 at, float r, float count, float size, float shift) {
  vec2 p = u - at;
  float a = atan(p.y, p.x) / PI * count + shift, id = clamp(floor(a), 0.0, count - 1.0);
  float b = (id + 0.5 - shift) / count * PI;
  float d = length(p - r * vec2(cos(b), sin(b)));
  vec3 c = mod(id, 2.0) < 0.5 ? hex(0xfff2c8) : hex(0xff9ad0);
  shine(k, c, 0.7 * exp(-d * d / (size * size * 9.0)));
  lay(k, c, fill(d - size));
}

void hall_(inout vec4 k, vec2 u) {
  float w = wide();
  float scale = min(1.0, 0.5 + w * 0.4);
  vec2 at = vec2(0.0, -0.30);
  sky(k, u, -0.5, hex(0x16062c), hex(0x5a1878), hex(0xc23a9a));
  // Windows to the sea on both sides.
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    for (int i = 0; i < 3; i++) {
      vec2 p = u - vec2(side * (0.98 + float(i) * 0.42) * scale, 0.12);
      float d = max(abs(p.x) - 0.13, abs(p.y) - 0.42);
      d = min(d, length(p - vec2(0.0, 0.42)) - 0.13);
      float sea = smoothstep(0.02, -0.02, p.y + 0.12);
      vec3 c = mix(mix(hex(0x1a2f86), hex(0x0a1440), smoothstep(-0.1, 0.5, p.y)), mix(hex(0x0f5f7a), hex(0x1fb5b0), n2(vec2(p.x * 30.0, p.y * 90.0))), sea);
      lay(k, c, fill(d));
      lay(k, hex(0x2a0d46), fill(abs(d) - 0.010));
      lay(k, hex(0x2a0d46), fill(max(abs(p.x) - 0.006, d)));
      shine(k, hex(0x34e0d0), 0.16 * exp(-max(d, 0.0) * 14.0));
    }
  }
  // The shell over the stage: bands of colour between rows of bulbs.
  for (int i = 0; i < 6; i++) {
    float f = float(i) / 5.0, r = mix(1.02, 0.50, f) * scale;
    vec2 p = u - at;
    float d = max(length(p) - r, -p.y);
    vec3 c = mix(hex(0x6a1a86), hex(0xff5fa8), f);
    lay(k, mix(c * 0.55, c, 0.35 + 0.65 * smoothstep(0.0, r, p.y)), fill(d));
    lay(k, mix(hex(0xffd9a0), hex(0xfff6e0), 0.5 + 0.5 * p.x / r), fill(max(abs(length(p) - r) - 0.007, -p.y)));
    if (i % 2 == 0) arc(k, u, at, r - 0.045, 26.0 - float(i) * 2.0, 0.013, mod(float(i), 4.0) * 0.25);
  }
  vec2 q = u - at;
  float ray = smoothstep(0.1, 0.6, sin(atan(q.y, q.x) * 30.0)) * smoothstep(0.5 * scale, 0.15, length(q)) * step(0.0, q.y);
  shine(k, hex(0xfff0c8), 0.28 * ray);
  halo(k, u, at + vec2(0.0, 0.2), 0.8 * scale, hex(0xffb0dc), 0.6);
  for (int i = 0; i < 4; i++) {
    float x = (float(i) - 1.5) * w * 0.52;
    beams(k, u, vec2(x, 1.15), vec2(-x * 0.3, -1.0), 0.20, i % 2 == 0 ? hex(0xffc2e6) : hex(0x8ff4ee), 0.45, float(i) * 5.0);
  }
  // Lanterns on strings.
  for (int i = 0; i < 9; i++) {
    float f = (float(i) - 4.0) / 4.0;
    vec3 c = mod(float(i), 3.0) < 0.5 ? hex(0xffb52e) : mod(float(i), 3.0) < 1.5 ? hex(0xff4f9e) : hex(0x22c9c0);
    lamp(k, u, vec2(f * w * 0.96, 0.66 + 0.20 * f * f + 0.03 * sin(float(i) * 2.4)), 0.052, c);
  }
}

void far(inout vec4 k, vec2 u) {
  float low = -0.46;
  if (u.y > low) {
    hall_(k, u);
  } else {
    // A dance floor that mirrors.
    vec2 m = vec2(u.x * (1.0 + 0.15 * (low - u.y)), 2.0 * low - u.y);
    m.x += 0.010 * (n2(vec2(u.x * 12.0, u.y * 70.0)) - 0.5);
    hall_(k, m);
    shade(k, 0.46 - 0.30 * clamp((low - u.y) / 0.6, 0.0, 1.0));
    float depth = 0.16 / (low - u.y + 0.05);
    vec2 tile = vec2(u.x * depth * 3.0, depth * 5.0);
    float chess = mod(floor(tile.x) + floor(tile.y), 2.0);
    shine(k, hex(0xff8fc8), 0.06 * chess);
  }
  bokeh(k, u, 0.24, 6.0, hex(0xffb0dc), hex(0x6ff0e6), 0.12);
  motes(k, u, 0.08, 3.0, hex(0xfff0f8), 0.5);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    // A curtain drawn aside at each edge.
    float edge = w - 0.10 - 0.10 * smoothstep(-0.2, 1.0, u.y) - 0.03 * sin(u.y * 3.0);
    float d = edge - u.x * side;
    float fold = 0.5 + 0.5 * sin((u.x * side - w) * 70.0 + u.y * 3.0);
    lay(k, mix(hex(0x3a0630), hex(0xb81f6e), fold), fill(d));
    lay(k, mix(hex(0xffe0a0), hex(0xc98a3a), fold), fill(max(d, -d - 0.014)));
  }
  mist(k, u, -1.0, 0.18, hex(0xb23a9a), 0.35);
}
