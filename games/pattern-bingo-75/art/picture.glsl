// A courtyard at dusk: walls of painted tiles, an arcade with lanterns, the last light in the sky, a pool that mirrors it all.

/** A wall of tiles: rings that meet at the corners, a star in each, two kinds in turn. */
vec3 tiled(vec2 u, float size) {
  vec2 g = u / size, id = floor(g), p = fract(g) - 0.5;
  float turn = mod(id.x + id.y, 2.0);
  vec2 q = abs(p);
  float ring = abs(length(q - 0.5) - 0.34) - 0.045;
  float a = atan(p.y, p.x);
  float star = length(p) - (0.155 + 0.055 * cos(a * 8.0));
  float heart = length(p) - 0.07;
  float diamond = abs(q.x + q.y - 0.34) - 0.022;
  float px = uPixel() / size;
  vec3 c = mix(hex(0xf4ead4), hex(0xe4d6ba), n2(id * 3.7 + 1.0));
  c = mix(c, hex(0x2458b8), clamp(0.5 - ring / px, 0.0, 1.0));
  c = mix(c, turn < 0.5 ? hex(0xe09a2a) : hex(0x2c8f86), clamp(0.5 - diamond / px, 0.0, 1.0));
  c = mix(c, turn < 0.5 ? hex(0x1c3f96) : hex(0xc24a34), clamp(0.5 - star / px, 0.0, 1.0));
  c = mix(c, hex(0xf8e6b0), clamp(0.5 - heart / px, 0.0, 1.0));
  float edge = max(q.x, q.y) - 0.485;
  c *= 1.0 - 0.45 * clamp(0.5 + edge / px, 0.0, 1.0);
  return c * (0.92 + 0.14 * f2(u * 9.0));
}

/** How far a point is from the opening of a horseshoe arch that stands on y. */
float arch(vec2 u, vec2 foot, float half_, float tall) {
  vec2 p = u - foot;
  float door = max(abs(p.x) - half_, max(-p.y, p.y - tall));
  float head = length(p - vec2(0.0, tall)) - half_ * 1.14;
  return min(door, head);
}

void lantern(inout vec4 k, vec2 u, vec2 at, float r, vec3 c) {
  vec2 p = u - at;
  shine(k, c, 0.85 * exp(-dot(p, p) / (r * r * 9.0)));
  float body = max(abs(p.x) * 0.9 + abs(p.y) * 0.5 - r * 0.72, abs(p.y) - r * 0.95);
  lay(k, mix(c, vec3(1.0, 0.96, 0.84), 0.55 - 0.4 * abs(p.x) / r), fill(body));
  lay(k, hex(0x2a1a10), fill(abs(abs(p.x) - r * 0.28) - r * 0.035 + max(0.0, body * 40.0)));
  lay(k, hex(0x3a2616), fill(max(abs(p.x) - r * 0.5, abs(abs(p.y) - r * 0.95) - r * 0.09)));
  lay(k, hex(0x2a1a10), fill(max(abs(p.x) - r * 0.03, max(r * 0.9 - p.y, p.y - r * 4.0))));
}

void yard(inout vec4 k, vec2 u) {
  float w = wide(), scale = min(1.0, 0.55 + w * 0.35), low = -0.46;
  sky(k, u, 0.1, hex(0x101f5c), hex(0x6a4a96), hex(0xffa860));
  stars(k, u, 0.5);
  // The wall, with a band of tiles above the arches and another at their feet.
  float top = 0.74;
  vec3 wall = tiled(u, 0.118 * scale);
  float dusk = 0.34 + 0.42 * smoothstep(0.9, -0.2, abs(u.x) / w) + 0.14 * smoothstep(top, low, u.y);
  lay(k, wall * dusk * vec3(0.92, 0.94, 1.12), fill(u.y - top));
  lay(k, hex(0xe8c890) * dusk * 1.1, fill(abs(u.y - top) - 0.022));
  // Merlons against the sky.
  vec2 m = vec2(mod(u.x + 0.075, 0.15) - 0.075, u.y - top - 0.05);
  lay(k, hex(0xb88a60) * dusk, fill(max(abs(m.x) - 0.045, abs(m.y) - 0.042)));
  for (int i = -3; i <= 3; i++) {
    float x = float(i) * 0.62 * scale;
    vec2 foot = vec2(x, low);
    float d = arch(u, foot, 0.205 * scale, 0.52 * scale);
    vec2 p = u - foot;
    // Wedges of two colours around the head.
    float a = atan(p.y - 0.52 * scale, p.x);
    float wedge = step(0.0, sin(a * 11.0));
    vec3 stone = mix(hex(0xf2e2c0), hex(0xb8472f), wedge) * (dusk + 0.16);
    lay(k, mix(hex(0xf0dcb4) * (dusk + 0.1), stone, step(low + 0.44 * scale, u.y)), fill(d - 0.072 * scale));
    lay(k, hex(0x3a2a2a), fill(abs(d - 0.072 * scale) - 0.006));
    vec3 deep = mix(hex(0x0a1440), hex(0x2a3f92), smoothstep(low, low + 0.9, u.y));
    deep += hex(0xffa84a) * 0.55 * exp(-pow(length(p - vec2(0.0, 0.46 * scale)) / (0.26 * scale), 2.0));
    lay(k, deep, fill(d));
    lay(k, hex(0x8a5a2a), fill(abs(d) - 0.007));
    vec3 c = mod(float(i) + 6.0, 3.0) < 0.5 ? hex(0xffb648) : mod(float(i) + 6.0, 3.0) < 1.5 ? hex(0xff7a4a) : hex(0x59d0ff);
    lantern(k, u, vec2(x, low + 0.50 * scale), 0.062 * scale, c);
  }
  halo(k, u, vec2(0.0, 0.05), 0.9, hex(0xffc070), 0.22);
}

void far(inout vec4 k, vec2 u) {
  float low = -0.46;
  if (u.y > low) {
    yard(k, u);
  } else {
    // A pool: the yard upside down, and ripples.
    float depth = low - u.y;
    vec2 m = vec2(u.x, 2.0 * low - u.y);
    m.x += 0.012 * (n2(vec2(u.x * 9.0, u.y * 60.0)) - 0.5) * (1.0 + depth * 4.0);
    m.y += 0.010 * (n2(vec2(u.x * 5.0 + 4.0, u.y * 90.0)) - 0.5);
    yard(k, m);
    k.rgb *= mix(vec3(0.50, 0.58, 0.74), vec3(0.20, 0.28, 0.50), clamp(depth / 0.55, 0.0, 1.0));
    lay(k, hex(0xe8c890) * 0.75, fill(abs(u.y - low + 0.012) - 0.014));
    shine(k, hex(0xffd090), 0.18 * smoothstep(0.62, 0.9, n2(vec2(u.x * 14.0, u.y * 120.0))) * smoothstep(0.5, 0.0, depth));
  }
  bokeh(k, u, 0.26, 4.0, hex(0xffc878), hex(0x7fb8ff), 0.10);
  motes(k, u, 0.09, 7.0, hex(0xfff0c8), 0.45);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    // Leaves of a lemon tree at each edge, with its fruit.
    vec2 p = vec2(side * (w - side * u.x), u.y - 0.72);
    float n = f2(u * 5.0 + side * 7.0);
    float d = length(vec2(p.x * 1.25, p.y * 0.72)) - 0.24 - 0.20 * n;
    lay(k, mix(hex(0x0c2a22), hex(0x3f8a4a), smoothstep(0.3, 0.85, f2(u * 17.0))), soft(d, 0.02));
    for (int i = 0; i < 4; i++) {
      vec2 at = vec2(side * (w - 0.07 - 0.075 * float(i % 2)), 0.92 - 0.15 * float(i));
      float f = length((u - at) * vec2(1.0, 0.86)) - 0.036;
      lay(k, mix(hex(0xd8901a), hex(0xffe46a), smoothstep(0.03, -0.03, u.x * side - at.x * side + u.y * -0.4 + at.y * 0.4)), fill(f));
    }
  }
  mist(k, u, -1.0, 0.16, hex(0x2a4fa8), 0.35);
}
